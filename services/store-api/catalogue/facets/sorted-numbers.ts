import { sortInSteps, type Compare } from './sort-in-steps.ts';

/** A sorted list of item numbers. The sort key of an item may change only while the item is not in the list. */
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

  /** Item number at a position. */
  at(place: number): number {
    return this.#numbers[place] ?? 0;
  }

  /** Positions by item number, computed on first use after a change. */
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

  /** Replaces the content; much faster than adding one by one. */
  fill(numbers: Iterable<number>): void {
    this.#places = null;
    this.#numbers = Uint32Array.from(numbers).sort(this.#compare);
    this.#length = this.#numbers.length;
  }

  /** As {@link fill}, with other work in between. Until it ends, the list is as before and sort keys must not change. */
  async fillInSteps(numbers: Uint32Array): Promise<void> {
    const sorted = await sortInSteps(numbers, this.#compare);
    this.#places = null;
    this.#numbers = sorted;
    this.#length = sorted.length;
  }

  /** A copy of the list. */
  toArray(): Uint32Array<ArrayBuffer> {
    return this.#numbers.slice(0, this.#length);
  }

  /** Inserts numbers that are not in the list, in one pass. */
  add(numbers: readonly number[]): void {
    this.#places = null;
    const added = numbers.toSorted(this.#compare);
    const length = this.#length + added.length;
    if (length > this.#numbers.length) {
      const larger = new Uint32Array(Math.max(length, this.#length * 2));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    // From the end, so that each number moves before its place is overwritten.
    let end = this.#length;
    for (const [before, number] of [...added.entries()].toReversed()) {
      const place = this.firstPlace((it) => this.#compare(it, number) > 0);
      this.#numbers.copyWithin(place + before + 1, place, end);
      this.#numbers[place + before] = number;
      end = place;
    }
    this.#length = length;
  }

  /** Removes numbers in one pass; missing ones are skipped. */
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

  /** Binary search: first position whose item satisfies a monotonic predicate. */
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
