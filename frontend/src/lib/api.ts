import type {
  AdviceAsked,
  AuctionView,
  BookHistory,
  BookMatch,
  CallHint,
  BookPreview,
  DealBrief,
  DealChange,
  Hint,
  NewSheet,
  NewTable,
  Option,
  PlayedDeal,
  Profile,
  Quiz,
  Refused,
  Review,
  SheetMade,
  TableAction,
  TableMade,
  ViewMessage,
} from "../protocol";
import { freshCommand } from "./outbox";

export interface Rules {
  presets: Record<string, Profile>;
  options: Option[];
  /** The kinds of deals that can be practised. */
  practice: string[];
}

/** The server answered, and the answer is no. */
export class RefusedError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    headers: { accept: "application/json", "content-type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new RefusedError(answer as Refused);
  return answer as Answer;
}

let rules: Promise<Rules> | undefined;

/** All house rules; asked for once, and again only after a failure. */
export function getRules(): Promise<Rules> {
  rules ??= ask<Rules>("/api/rules").catch((error: unknown) => {
    rules = undefined;
    throw error;
  });
  return rules;
}

export function openTable(table: Partial<NewTable>): Promise<TableMade> {
  return ask<TableMade>("/api/tables", table);
}

/** Do this at a table without a line to it. */
export function actAt(table: string, action: TableAction): Promise<unknown> {
  const act = { type: "act", command: freshCommand(), v: 0, action };
  return ask(`/api/tables/${encodeURIComponent(table)}/act`, act);
}

export function lookAt(table: string): Promise<ViewMessage> {
  return ask<ViewMessage>(`/api/tables/${encodeURIComponent(table)}`);
}

/** The auction on the table, explained. */
export function auctionOf(table: string): Promise<AuctionView> {
  return ask<AuctionView>(`/api/tables/${encodeURIComponent(table)}/auction`);
}

/** The finished deals of a table, the first one first. */
export function dealsOf(table: string): Promise<DealBrief[]> {
  return ask<DealBrief[]>(`/api/tables/${encodeURIComponent(table)}/deals`);
}

export function dealOf(table: string, n: number): Promise<PlayedDeal> {
  return ask<PlayedDeal>(`/api/tables/${encodeURIComponent(table)}/deals/${n}`);
}

export function reviewOf(table: string, n: number): Promise<Review> {
  return ask<Review>(`/api/tables/${encodeURIComponent(table)}/deals/${n}/review`);
}

export function openBook(book: NewSheet): Promise<SheetMade> {
  return ask<SheetMade>("/api/sheets", book);
}

/** What this change of a score book would do. */
export function previewChange(sheet: string, change: DealChange): Promise<BookPreview> {
  return ask<BookPreview>(`/api/sheets/${encodeURIComponent(sheet)}/preview`, change);
}

export function matchOf(sheet: string, number: number): Promise<BookMatch> {
  return ask<BookMatch>(`/api/sheets/${encodeURIComponent(sheet)}/matches/${number}`);
}

export function historyOf(sheet: string): Promise<BookHistory> {
  return ask<BookHistory>(`/api/sheets/${encodeURIComponent(sheet)}/history`);
}

/** What a bot would do in one's own place. */
export function hintAt(table: string): Promise<Hint> {
  return ask<Hint>(`/api/tables/${encodeURIComponent(table)}/hint`);
}

/** What the book calls with this hand. */
export function advise(asked: AdviceAsked): Promise<CallHint> {
  return ask<CallHint>("/api/advice", asked);
}

/** A question of bidding, from deals of this kind or from all. */
export function askQuiz(kind: string | null): Promise<Quiz> {
  return ask<Quiz>("/api/quiz", { kind });
}
