const day = 24 * 60 * 60 * 1000;

/** Where the cast is stored: the ids of its people and of what is theirs, and when it was. */
export class Ids {
  readonly #ids = new Map<object, number>();
  readonly #now = Date.now();

  add(thing: object, id: number): void {
    this.#ids.set(thing, id);
  }

  of(thing: object): number {
    const id = this.#ids.get(thing);
    if (id === undefined) throw new Error("The demo refers to something that it has not stored yet.");
    return id;
  }

  ago(days: number): Date {
    return new Date(this.#now - days * day);
  }
}
