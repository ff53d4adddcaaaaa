import type {
  Act,
  Hello,
  Refused,
  ServerMessage,
  SheetView,
  ShownEvent,
  TableAction,
  TableView,
} from "../protocol";
import { freshCommand, keep, load, type Sent } from "./outbox";

/** gone: the server does not know this table, and there is nothing to try again. */
export type LinkState = "connecting" | "live" | "lost" | "gone";

/** The server closes the socket with this code when there is no such table. */
const UNKNOWN_TABLE = 4404;

const SILENCE = 60_000;
const PATIENCE = 5_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** A step that led to the present view; only for what moves on the screen and is read aloud. */
export type Step = (event: ShownEvent | null, before: TableView | null, now: TableView) => void;

/**
 * The line to a table: the newest view and sheet, and a way to act that survives a bad line.
 *
 * An action keeps its command id until the server has acknowledged or refused it, so it may be sent
 * again after every break and is still done once.
 */
export class Live {
  readonly table: string;

  #state: LinkState = $state("connecting");
  #view: TableView | null = $state.raw(null);
  #sheet: SheetView | null = $state.raw(null);
  #sent: readonly Sent[] = $state.raw([]);
  #refused: Refused | null = $state.raw(null);
  #wait = $state(0);

  #v = 0;
  #sheetV = 0;
  #socket: WebSocket | null = null;
  #tries = 0;
  #retryAt = 0;
  #heard = 0;
  #asked = 0;
  #clock: ReturnType<typeof setInterval> | undefined;
  #steps = new Set<Step>();

  constructor(table: string) {
    this.table = table;
    this.#sent = load(table);
  }

  get state(): LinkState {
    return this.#state;
  }
  get view(): TableView | null {
    return this.#view;
  }
  get sheet(): SheetView | null {
    return this.#sheet;
  }
  /** What was done here and is not acknowledged yet, oldest first. */
  get sent(): readonly Sent[] {
    return this.#sent;
  }
  /** The last refusal, until it is dismissed or another action is sent. */
  get refused(): Refused | null {
    return this.#refused;
  }
  /** Seconds to the next try while the line is lost. */
  get wait(): number {
    return this.#wait;
  }

  /** Whether an action of this kind is on its way. */
  sending(type: TableAction["type"]): boolean {
    return this.#sent.some(({ action }) => action.type === type);
  }

  /** Connect, and stay connected until the function that is returned is called. */
  open(): () => void {
    const now = () => this.tryNow();
    const seen = () => document.visibilityState === "visible" && this.tryNow();
    addEventListener("online", now);
    document.addEventListener("visibilitychange", seen);
    this.#clock = setInterval(() => this.#tick(), 250);
    this.#connect();
    return () => {
      removeEventListener("online", now);
      document.removeEventListener("visibilitychange", seen);
      clearInterval(this.#clock);
      this.#drop();
    };
  }

  /** Do this; it is shown as sent at once. */
  act(action: TableAction): void {
    const sent: Sent = { command: freshCommand(), v: this.#v, action };
    this.#refused = null;
    this.#setSent([...this.#sent, sent]);
    this.#send({ type: "act", ...sent });
  }

  /** Connect at once when the line is lost; ask for a sign of life when it may be. */
  tryNow(): void {
    if (this.#state === "lost") this.#connect();
    else if (this.#state === "live") this.#ask();
  }

  dismiss(): void {
    this.#refused = null;
  }

  /** Call this for every step; returns what ends it. */
  onStep(step: Step): () => void {
    this.#steps.add(step);
    return () => this.#steps.delete(step);
  }

  #connect(): void {
    this.#drop();
    if (this.#view === null) this.#state = "connecting";
    const url = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#heard = this.#asked = Date.now();
    socket.onopen = () => {
      this.#send({ type: "hello", v: this.#v });
      for (const sent of this.#sent) this.#send({ type: "act", ...sent });
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (code === UNKNOWN_TABLE) this.#state = "gone";
      else this.#lose();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lose(): void {
    // Half of the wait is chance, so that a club does not come back all at once after a restart.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#retryAt = Date.now() + wait * (0.5 + Math.random() / 2);
    this.#state = "lost";
    this.#tick();
  }

  #tick(): void {
    const now = Date.now();
    if (this.#state === "lost") {
      this.#wait = Math.max(0, Math.ceil((this.#retryAt - now) / 1000));
      if (this.#socket === null && now >= this.#retryAt) this.#connect();
    }
    if (this.#socket === null) return;
    const unanswered = this.#asked > this.#heard || this.#state !== "live";
    if (unanswered && now - this.#asked > PATIENCE) {
      this.#drop();
      this.#lose();
    } else if (!unanswered && now - this.#heard > SILENCE) this.#ask();
  }

  /** A line can be dead without anybody having closed it: ask, and #tick gives up in a while. */
  #ask(): void {
    if (this.#asked > this.#heard) return;
    this.#asked = Date.now();
    this.#send({ type: "hello", v: this.#v });
  }

  #send(message: Act | Hello): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "view":
        this.#show(message.v, message.view, message.event);
        break;
      case "sheet":
        if (message.v >= this.#sheetV) {
          this.#sheetV = message.v;
          this.#sheet = message.sheet;
        }
        break;
      case "done":
        this.#setSent(this.#sent.filter(({ command }) => command !== message.command));
        break;
      case "refused":
        this.#setSent(this.#sent.filter(({ command }) => command !== message.command));
        if (message.view !== null) this.#show(message.v, message.view, null);
        if (message.kind === "unknown" && this.#view === null) {
          this.#state = "gone";
          this.#drop();
          return;
        }
        // Somebody was faster, and the view that came with it shows what is so now.
        if (message.kind !== "stale") this.#refused = message;
        break;
    }
    this.#tries = 0;
    this.#state = "live";
  }

  #show(v: number, view: TableView, event: ShownEvent | null): void {
    if (v < this.#v) return;
    const before = this.#view;
    this.#v = v;
    this.#view = view;
    for (const step of this.#steps) step(event, before, view);
  }

  #setSent(sent: readonly Sent[]): void {
    this.#sent = sent;
    keep(this.table, sent);
  }
}
