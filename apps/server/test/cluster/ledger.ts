import { setTimeout as pause } from "node:timers/promises";

interface Answer<Data> {
  data?: Data;
  response: Response;
}

/** Why a call is made again: nobody answered, or the proxy in nobody's place. */
const withoutAnswer: readonly number[] = [502, 503, 504];

/** What was confirmed to the people who write while servers are killed. */
export class Ledger {
  /** Confirmed writes by kind. */
  readonly confirmed = new Map<string, number>();
  /** When a call got no answer, in milliseconds. */
  readonly unanswered: number[] = [];

  /** Calls until the answer says that it is done, as a person does who presses again. */
  confirm<Data>(kind: string, call: () => Promise<Answer<Data>>): Promise<Data | undefined> {
    return this.#untilDone(kind, call, ({ ok }) => ok);
  }

  /** Deletes; that something is gone when it is deleted again is no failure. */
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

/** Somebody who writes one thing after the other, and knows what must be there at the end. */
export interface Writer {
  write: (turn: number) => Promise<void>;
  /** Compares what is there with what was confirmed. */
  check: () => Promise<void>;
}

/** Writes with pauses, whose length in milliseconds keeps below what one person may store. */
export async function writeUntil(isOver: () => boolean, { write }: Writer, between: number): Promise<void> {
  for (let turn = 1; !isOver(); turn += 1) {
    await write(turn);
    await pause(between);
  }
}
