type Compare = (a: number, b: number) => number;

/** Item numbers kept in an order. What an item is ordered by may change only while it is out. */
export class SortedNumbers {
  #numbers = new Uint32Array(64);
  #length = 0;
  #places: Uint32Array | null = null;
  readonly #compare: Compare;

  constructor(compare: Compare) {
    this.#compare = compare;
  }

  get length(): number {
    return this.#length;
  }

  /** Item number at a place. */
  at(place: number): number {
    return this.#numbers[place] ?? 0;
  }

  /** Places by item number, worked out after a change when they are first asked for. */
  get places(): Uint32Array {
    if (this.#places) return this.#places;
    let highest = 0;
    for (let place = 0; place < this.#length; place += 1)
      highest = Math.max(highest, this.at(place));
    const places = new Uint32Array(highest + 1);
    for (let place = 0; place < this.#length; place += 1) places[this.at(place)] = place;
    this.#places = places;
    return places;
  }

  /** Takes many at once; much quicker than one by one. */
  fill(numbers: Iterable<number>): void {
    this.#places = null;
    this.#numbers = Uint32Array.from(numbers).sort(this.#compare);
    this.#length = this.#numbers.length;
  }

  /** Takes some that are not in it; one pass, however many they are. */
  add(numbers: readonly number[]): void {
    this.#places = null;
    const added = numbers.toSorted(this.#compare);
    const length = this.#length + added.length;
    if (length > this.#numbers.length) {
      const larger = new Uint32Array(Math.max(length, this.#length * 2));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    // From the end, so that what is in the way has moved before its place is taken.
    let end = this.#length;
    for (const [before, number] of [...added.entries()].toReversed()) {
      const place = this.firstPlace((it) => this.#compare(it, number) > 0);
      this.#numbers.copyWithin(place + before + 1, place, end);
      this.#numbers[place + before] = number;
      end = place;
    }
    this.#length = length;
  }

  /** Takes some out, in one pass; those not in it are left out. */
  delete(numbers: readonly number[]): void {
    this.#places = null;
    const places = numbers
      .map((number) => {
        const place = this.firstPlace((it) => this.#compare(it, number) >= 0);
        return place < this.#length && this.#numbers[place] === number ? place : null;
      })
      .filter((it) => it !== null)
      .toSorted((a, b) => a - b);
    for (const [index, place] of places.entries())
      this.#numbers.copyWithin(place - index, place + 1, places[index + 1] ?? this.#length);
    this.#length -= places.length;
  }

  /** First place at which something holds that holds from there on. */
  firstPlace(holds: (number: number) => boolean): number {
    let from = 0;
    let to = this.#length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (holds(this.#numbers[middle] as number)) to = middle;
      else from = middle + 1;
    }
    return from;
  }
}
