/** Numbers names consecutively. */
export class Names {
  #names: string[] = [];
  #numbers = new Map<string, number>();

  find = (name: string) => this.#numbers.get(name);

  nameOf = (number: number) => this.#names[number] ?? "";

  add(name: string): number {
    const number = this.#numbers.get(name) ?? this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  /** An array with 1 at the numbers of these names, otherwise 0. */
  flagsOf(names: readonly string[]): Uint8Array {
    const flags = new Uint8Array(this.#names.length);
    for (const name of names) {
      const number = this.#numbers.get(name);
      if (number !== undefined) flags[number] = 1;
    }
    return flags;
  }
}
