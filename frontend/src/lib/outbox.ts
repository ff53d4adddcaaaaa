import type { TableAction } from "../protocol";
import { forget, read, write } from "./storage";

/** An action that the server has not acknowledged yet. */
export interface Sent {
  command: string;
  v: number;
  action: TableAction;
}

const tab = () => sessionStorage;

/** Loads and keeps what this tab has sent to a table, so that a reload loses nothing. */
export function load(table: string): Sent[] {
  return read<Sent[]>(`outbox.${table}`, tab) ?? [];
}

export function keep(table: string, sent: readonly Sent[]): void {
  if (sent.length === 0) forget(`outbox.${table}`, tab);
  else write(`outbox.${table}`, sent, tab);
}

/** A fresh command id. crypto.randomUUID is missing on plain http pages other than localhost. */
export function freshCommand(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
