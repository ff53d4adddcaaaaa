import type { Refused } from "../protocol";
import { freshCommand, Outbox, type Sent } from "./outbox";

/** gone: the server does not know this address, and there is nothing to try again. */
export type LinkState = "connecting" | "live" | "lost" | "gone";

/** The server closes the socket with this code when there is no such table or sheet. */
const UNKNOWN = 4404;

const SILENCE = 60_000;
const PATIENCE = 5_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

interface Acted {
  type: "done";
  command: string;
}

type Refusal = Pick<Refused, "type" | "kind" | "code" | "details" | "command" | "error">;

/**
 * A line to the server over a WebSocket that comes back by itself, and a way to act over it.
 *
 * An action keeps its command id until the server has acknowledged or refused it, so it may be sent
 * again after every break and is still done once.
 */
export abstract class Line<Action extends { type: string }, News, No extends Refusal> {
  #path: string;
  #outbox: Outbox<Action>;

  #state: LinkState = $state("connecting");
  #sent: readonly Sent<Action>[] = $state.raw([]);
  /** Which of these have never gone over a line; what was kept by another page may have. */
  #held: ReadonlySet<string> = $state.raw(new Set());
  #refused: No | null = $state.raw(null);
  #wait = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #retryAt = 0;
  #heard = 0;
  #asked = 0;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(path: string, outbox: Outbox<Action>) {
    this.#path = path;
    this.#outbox = outbox;
    this.#sent = outbox.sent;
  }

  /** The number of the newest view, 0 before there is one. */
  protected abstract get v(): number;
  /** Show what the server has sent. */
  protected abstract show(news: News): void;
  /** This action is refused, or the whole line (null); a refusal may bring what is so now. */
  protected abstract corrected(refused: No, action: Action | null): void;

  /** Whether it is to be said that somebody was faster than this action. */
  protected tells(_action: Action | null): boolean {
    return false;
  }

  get state(): LinkState {
    return this.#state;
  }
  /** What was done here and is not acknowledged yet, oldest first. */
  get sent(): readonly Sent<Action>[] {
    return this.#sent;
  }
  /** The last refusal, until it is dismissed or another action is sent. */
  get refused(): No | null {
    return this.#refused;
  }
  /** Seconds to the next try while the line is lost. */
  get wait(): number {
    return this.#wait;
  }

  /** Whether an action of this kind is on its way. */
  sending(type: Action["type"]): boolean {
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
  act(action: Action): string {
    const sent: Sent<Action> = { command: freshCommand(), v: this.v, action };
    this.#refused = null;
    this.#outbox.add(sent);
    this.#sent = this.#outbox.sent;
    if (!this.#send({ type: "act", ...sent })) this.#held = new Set([...this.#held, sent.command]);
    return sent.command;
  }

  /** Whether this action is certain not to have reached the server. */
  holds(command: string): boolean {
    return this.#held.has(command);
  }

  /** Do not do this after all; only for what is still held. */
  takeBack(command: string): void {
    if (this.holds(command)) this.#answered(command);
  }

  /** Connect at once when the line is lost; ask for a sign of life when it may be. */
  tryNow(): void {
    if (this.#state === "lost") this.#connect();
    else if (this.#state === "live") this.#ask();
  }

  dismiss(): void {
    this.#refused = null;
  }

  #connect(): void {
    this.#drop();
    if (this.v === 0) this.#state = "connecting";
    const url = new URL(this.#path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#heard = this.#asked = Date.now();
    socket.onopen = () => {
      this.#outbox.refresh();
      this.#sent = this.#outbox.sent;
      this.#send({ type: "hello", v: this.v });
      this.#held = new Set();
      for (const sent of this.#sent) this.#send({ type: "act", ...sent });
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as News | Acted | No);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (code === UNKNOWN) this.#state = "gone";
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
    this.#send({ type: "hello", v: this.v });
  }

  #send(message: { type: "act" | "hello"; v: number }): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: News | Acted | No): void {
    this.#heard = Date.now();
    if (isDone(message)) this.#answered(message.command);
    else if (isRefused<No>(message)) {
      const sent = this.#sent.find(({ command }) => command === message.command);
      if (sent !== undefined) this.#answered(sent.command);
      this.corrected(message, sent?.action ?? null);
      if (message.kind === "unknown" && this.v === 0) {
        this.#state = "gone";
        this.#drop();
        return;
      }
      // Somebody was faster, and the view that came with it shows what is so now.
      const said = message.kind !== "stale" || this.tells(sent?.action ?? null);
      if (said) this.#refused = message;
    } else this.show(message as News);
    this.#tries = 0;
    this.#state = "live";
  }

  #answered(command: string): void {
    this.#outbox.remove(command);
    this.#sent = this.#outbox.sent;
  }
}

function isDone(message: unknown): message is Acted {
  return (message as { type: string }).type === "done";
}

function isRefused<No>(message: unknown): message is No {
  return (message as { type: string }).type === "refused";
}
