// A browser may forbid or lack storage (private windows, full disks): then nothing is kept, and
// nothing else changes.

const PREFIX = "rekontra.";

export function read<Value>(key: string, store: () => Storage = () => localStorage): Value | null {
  try {
    return JSON.parse(store().getItem(PREFIX + key) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown, store: () => Storage = () => localStorage): void {
  try {
    store().setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

export function forget(key: string, store: () => Storage = () => localStorage): void {
  try {
    store().removeItem(PREFIX + key);
  } catch {
    // See above.
  }
}
