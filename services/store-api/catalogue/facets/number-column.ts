/** A whole number from 0 by item number: 4 bytes each, next to each other. */
export class NumberColumn {
  #values = new Uint32Array(64);

  /** 0 where none was set. */
  at(number: number): number {
    return this.#values[number] ?? 0;
  }

  set(number: number, value: number): void {
    if (number >= this.#values.length) {
      const larger = new Uint32Array(Math.ceil((number + 1) * 1.25));
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[number] = value;
  }

  /** All of them by item number, good until one is set. */
  get values(): Uint32Array {
    return this.#values;
  }
}
