import { day } from "@passerelle/domain";

/** Database ids of the cast's entities, and dates relative to now. */
export class Ids {
  readonly #ids = new Map<object, number>();
  readonly #now = Date.now();

  add(entity: object, id: number): void {
    this.#ids.set(entity, id);
  }

  of(entity: object): number {
    const id = this.#ids.get(entity);
    if (id === undefined) throw new Error("The demo refers to something that it has not stored yet.");
    return id;
  }

  ago(days: number): Date {
    return new Date(this.#now - days * day * 1000);
  }
}
