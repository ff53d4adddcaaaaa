import { t } from "../lib/words";
import type { Entry, Sheet, SheetView, Side } from "../protocol";
import {
  above,
  entriesOf,
  legs,
  lineOf,
  namesOf,
  sidesFor,
  standsAlone,
  sum,
  whoIs,
  type BySide,
  type Fate,
  type Written,
} from "./model";

const WIDTH = 1080;
const SIDE = 72;
const ROW = 54;
const HEAD = 190;
const FOOT = 250;

/** The value of a colour in the light theme: a picture is ink on paper for whoever gets it. */
function colours(...tokens: string[]): string[] {
  const probe = document.createElement("i");
  probe.style.colorScheme = "light";
  document.body.append(probe);
  const found = tokens.map((token) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return found;
}

/** Draw the sheet as it lies on the table. */
class Pad {
  readonly canvas = document.createElement("canvas");
  readonly #ink: CanvasRenderingContext2D;
  readonly #view: SheetView;
  readonly #sides: [Side, Side];
  readonly #colour: { ink: string; quiet: string; paper: string; felt: string };
  #y = 0;

  constructor(view: SheetView, rows: number) {
    this.canvas.width = WIDTH;
    this.canvas.height = HEAD + rows * ROW + FOOT;
    this.#ink = this.canvas.getContext("2d") as CanvasRenderingContext2D;
    this.#view = view;
    this.#sides = sidesFor(view.seat);
    const [ink = "", quiet = "", paper = "", felt = ""] = colours("ink", "ink-2", "paper", "felt");
    this.#colour = { ink, quiet, paper, felt };
  }

  #text(text: string, x: number, size: number, weight: number, colour: string, right = false): void {
    this.#ink.font = `${weight} ${size}px "Noto Sans", sans-serif`;
    this.#ink.fillStyle = colour;
    this.#ink.textAlign = right ? "right" : "left";
    this.#ink.fillText(text, x, this.#y, WIDTH / 2 - SIDE - 24);
  }

  #rule(thick: number): void {
    this.#ink.fillStyle = this.#colour.ink;
    this.#ink.fillRect(SIDE, this.#y, WIDTH - 2 * SIDE, thick);
  }

  head(title: string): void {
    const { ink, quiet, paper, felt } = this.#colour;
    this.#ink.fillStyle = paper;
    this.#ink.fillRect(0, 0, WIDTH, this.canvas.height);
    this.#ink.fillStyle = felt;
    this.#ink.fillRect(0, 0, WIDTH, 20);
    this.#y = 66;
    this.#text(title, SIDE, 34, 600, quiet);
    this.#sides.forEach((side, column) => {
      const x = column === 0 ? SIDE : WIDTH / 2 + 24;
      this.#y = 128;
      this.#text(t("sheet-side", { who: whoIs(side, this.#view.seat) }), x, 40, 700, ink);
      this.#y = 168;
      this.#text(namesOf(this.#view.players, side).join(", "), x, 28, 450, quiet);
    });
    this.#y = HEAD - 4;
    this.#rule(2);
    this.#y = HEAD;
  }

  /** Numbers of both sides in rows; above the line they stand on it, below they hang from it. */
  rows(
    left: Written[],
    right: Written[],
    count: number,
    standing: boolean,
    fate: (side: Side) => Fate,
  ): void {
    const top = this.#y;
    [left, right].forEach((own, column) => {
      const side = this.#sides[column] as Side;
      own.forEach(({ entry }, place) => {
        // The newest stands on top, as players write above the line.
        const row = standing ? count - 1 - place : place;
        this.#y = top + row * ROW + 40;
        if (entry.points > 0) this.#entry(entry, column, fate(side));
      });
    });
    this.#y = top + count * ROW;
  }

  #entry(entry: Entry, column: number, fate: Fate): void {
    const { ink, quiet } = this.#colour;
    const from = column === 0 ? SIDE : WIDTH / 2 + 24;
    const to = column === 0 ? WIDTH / 2 - 24 : WIDTH - SIDE;
    const sheet = this.#view.sheet;
    const deal = sheet && lineOf(sheet, entry)?.number;
    const mark = t("sheet-mark", { reason: entry.reason });
    this.#text([deal ?? "", mark].join("  ").trim(), from, 24, 450, quiet);
    const colour = fate === "struck" ? quiet : ink;
    this.#text(String(entry.points), to, 36, fate === "made" ? 750 : 500, colour, true);
    if (fate !== "struck") return;
    const width = this.#ink.measureText(String(entry.points)).width;
    this.#ink.fillRect(to - width - 4, this.#y - 14, width + 8, 3);
  }

  line(thick: number): void {
    this.#rule(thick);
    this.#y += thick;
  }

  foot(top: number): void {
    const { ink, quiet } = this.#colour;
    const sheet = this.#view.sheet;
    if (sheet === null) return;
    this.#ink.fillStyle = ink;
    this.#ink.fillRect(WIDTH / 2, top, 2, this.#y - top + 76);
    this.#rule(3);
    this.#y += 58;
    const [one, other] = this.#sides;
    this.#text(t("sheet-total"), SIDE, 26, 450, quiet);
    this.#text(t("sheet-total"), WIDTH / 2 + 24, 26, 450, quiet);
    this.#text(String(sheet.totals[one]), WIDTH / 2 - 24, 44, 750, ink, true);
    this.#text(String(sheet.totals[other]), WIDTH - SIDE, 44, 750, ink, true);
    this.#y += 84;
    const ahead = sheet.totals[one] >= sheet.totals[other] ? one : other;
    const points = Math.abs(sheet.totals[one] - sheet.totals[other]);
    const who = whoIs(ahead, this.#view.seat);
    if (points === 0) this.#text(t(sheet.over ? "sheet-draw" : "sheet-level"), SIDE, 40, 700, ink);
    else this.#text(t(sheet.over ? "sheet-wins" : "sheet-leads", { who, points }), SIDE, 40, 700, ink);
    if (sheet.over && points > 0) {
      this.#text(t("sheet-units", { units: sheet.settlement[ahead] }), WIDTH - SIDE, 40, 600, quiet, true);
    }
    this.#y += 60;
    this.#text(t("rekontra"), SIDE, 24, 600, quiet);
  }

  get y(): number {
    return this.#y;
  }
}

/** What each side got for every deal, as if it were one entry; nothing is 0. */
function byDeals(sheet: Sheet): BySide<Written[]> {
  const of = (side: Side) =>
    sheet.deals.map((_, index): Written => {
      const points = sum(entriesOf(sheet, index + 1, side));
      const shown = { side, points, place: "above", reason: "tricks", deal: index + 1 } as const;
      return { entry: { ...shown, terms: [], factor: 1, game: null, option: null }, index };
    });
  return { NS: of("NS"), EW: of("EW") };
}

/** The sheet as a PNG, in the light theme and the language of the settings. */
export async function pictureOf(view: SheetView, title: string): Promise<Blob | null> {
  const { sheet } = view;
  if (sheet === null) return null;
  await document.fonts.load('600 36px "Noto Sans"');
  const [one, other] = sidesFor(view.seat);
  const alone = standsAlone(view.profile.form);
  const upper = alone ? byDeals(sheet) : above(sheet);
  const lower = alone ? [] : legs(sheet);
  const up = Math.max(1, upper[one].length, upper[other].length);
  const heights = lower.map(({ entries }) => Math.max(1, entries[one].length, entries[other].length));
  const pad = new Pad(view, up + heights.reduce((sum, rows) => sum + rows, 0));
  pad.head(title);
  const top = pad.y;
  pad.rows(upper[one], upper[other], up, !alone, () => "open");
  if (!alone) pad.line(5);
  lower.forEach((leg, place) => {
    const fate = (side: Side): Fate => (leg.to === null ? "open" : leg.to === side ? "made" : "struck");
    pad.rows(leg.entries[one], leg.entries[other], heights[place] ?? 1, false, fate);
    if (place + 1 < lower.length) pad.line(2);
  });
  pad.foot(top);
  return new Promise((resolve) => pad.canvas.toBlob(resolve, "image/png"));
}

/** Hand the picture to what the device shares with, or save it where it cannot. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: "image/png" });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      // Put away without sending: nothing to save either.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
