/** A non-negative integer per item number, in a typed array of 4 bytes each. */
export class NumberColumn {
  #values = new Uint32Array(64);

  /** The value of an item, 0 by default. */
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

  /** All values by item number; valid until the next write. */
  get values(): Uint32Array {
    return this.#values;
  }
}
