import type {
  BookHistory,
  BookMatch,
  BookPreview,
  DealChange,
  NewSheet,
  NewTable,
  Option,
  Profile,
  Refused,
  SheetMade,
  TableMade,
  ViewMessage,
} from "../protocol";

export interface Rules {
  presets: Record<string, Profile>;
  options: Option[];
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

export function lookAt(table: string): Promise<ViewMessage> {
  return ask<ViewMessage>(`/api/tables/${encodeURIComponent(table)}`);
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
