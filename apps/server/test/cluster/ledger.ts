import { setTimeout as pause } from "node:timers/promises";

interface Answer<Data> {
  data?: Data;
  response: Response;
}

/** The statuses after which a call is repeated: the proxy answered because no server did. */
const withoutAnswer: readonly number[] = [502, 503, 504];

/** Records the writes that were confirmed to people while servers were killed. */
export class Ledger {
  /** Confirmed writes by kind. */
  readonly confirmed = new Map<string, number>();
  /** The times of calls without an answer, in milliseconds. */
  readonly unanswered: number[] = [];

  /** Repeats a call until it succeeds, like a person who presses the button again. */
  confirm<Data>(kind: string, call: () => Promise<Answer<Data>>): Promise<Data | undefined> {
    return this.#untilDone(kind, call, ({ ok }) => ok);
  }

  /** Deletes an object; a 404 for a repeated deletion is no failure. */
  async confirmGone(kind: string, call: () => Promise<Answer<unknown>>): Promise<void> {
    await this.#untilDone(kind, call, ({ ok, status }, isAgain) => ok || (isAgain && status === 404));
  }

  async #untilDone<Data>(
    kind: string,
    call: () => Promise<Answer<Data>>,
    isDone: (response: Response, isAgain: boolean) => boolean,
  ): Promise<Data | undefined> {
    for (let tries = 1; ; tries += 1) {
      const answer = await call().catch(() => undefined);
      if (answer && isDone(answer.response, tries > 1)) {
        this.note(kind);
        return answer.data;
      }
      if (answer && !withoutAnswer.includes(answer.response.status))
        throw new Error(`${kind} answered ${answer.response.status}.`);
      this.unanswered.push(Date.now());
      await pause(100);
    }
  }

  note(kind: string): void {
    this.confirmed.set(kind, (this.confirmed.get(kind) ?? 0) + 1);
  }
}

/** A person who writes one object at a time, and knows what must be stored at the end. */
export interface Writer {
  write: (turn: number) => Promise<void>;
  /** Compares the stored data with the confirmed writes. */
  check: () => Promise<void>;
}

/** Writes with pauses of `between` milliseconds, which keep within the limits per person. */
export async function writeUntil(isOver: () => boolean, { write }: Writer, between: number): Promise<void> {
  for (let turn = 1; !isOver(); turn += 1) {
    await write(turn);
    await pause(between);
  }
}
