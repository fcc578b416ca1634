const bitsIn = (word: number): number => {
  let it = word - ((word >>> 1) & 0x55555555);
  it = (it & 0x33333333) + ((it >>> 2) & 0x33333333);
  return Math.imul((it + (it >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** A set of item numbers, one bit each, that grows as needed. A hundred thousand items take 12 kB. */
export class Bitset {
  #words: Uint32Array;

  constructor(words = new Uint32Array(64)) {
    this.#words = words;
  }

  static of(numbers: Iterable<number>): Bitset {
    const set = new Bitset();
    for (const it of numbers) set.add(it);
    return set;
  }

  has(number: number): boolean {
    return (((this.#words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
  }

  add(number: number): void {
    const index = number >>> 5;
    if (index >= this.#words.length) this.#grow(Math.ceil((index + 1) * 1.25));
    this.#words[index] = (this.#words[index] ?? 0) | (1 << (number & 31));
  }

  delete(number: number): void {
    const index = number >>> 5;
    if (index < this.#words.length)
      this.#words[index] = (this.#words[index] ?? 0) & ~(1 << (number & 31));
  }

  /** Number of 32-bit words, which determines the cost of set operations. */
  get width(): number {
    return this.#words.length;
  }

  /** Number of members. */
  count(): number {
    let sum = 0;
    const words = this.#words;
    // By index: an iterator takes four times as long, and this loop takes most of the response time.
    for (let index = 0; index < words.length; index += 1) sum += bitsIn(words[index] as number);
    return sum;
  }

  /** Members in ascending order, paged. */
  numbers(skip: number, take: number): number[] {
    const found: number[] = [];
    let passed = 0;
    for (let index = 0; index < this.#words.length && found.length < take; index += 1) {
      const word = this.#words[index] as number;
      const within = bitsIn(word);
      if (passed + within <= skip) {
        passed += within;
        continue;
      }
      // Visits the remaining bits from the lowest.
      for (let rest = word; rest !== 0 && found.length < take; rest &= rest - 1) {
        if (passed >= skip) found.push(index * 32 + 31 - Math.clz32(rest & -rest));
        passed += 1;
      }
    }
    return found;
  }

  /** Size of the intersection with the other set. */
  countCommon(other: Bitset): number {
    const one = this.#words;
    const two = other.#words;
    const length = Math.min(one.length, two.length);
    let sum = 0;
    for (let index = 0; index < length; index += 1) {
      const common = (one[index] as number) & (two[index] as number);
      if (common !== 0) sum += bitsIn(common);
    }
    return sum;
  }

  /** Counts the members by kind: adds one at the kind of each member. */
  tally(kinds: Uint32Array, counts: Uint32Array): void {
    const words = this.#words;
    for (let index = 0; index < words.length; index += 1) {
      for (let rest = words[index] as number; rest !== 0; rest &= rest - 1) {
        const kind = kinds[index * 32 + 31 - Math.clz32(rest & -rest)] as number;
        counts[kind] = (counts[kind] as number) + 1;
      }
    }
  }

  #grow(length: number): void {
    const words = new Uint32Array(length);
    words.set(this.#words);
    this.#words = words;
  }

  /** Words for a result of this length. The caller overwrites them, so they are not cleared. */
  #room(length: number): Uint32Array {
    if (this.#words.length < length) this.#words = new Uint32Array(length);
    return this.#words;
  }

  /** Removes all members. */
  clear(): this {
    this.#words.fill(0);
    return this;
  }

  /** Copies the other set into this one. */
  become(other: Bitset): this {
    const words = this.#room(other.#words.length);
    words.set(other.#words);
    words.fill(0, other.#words.length);
    return this;
  }

  /** Sets this to the intersection of two sets, either of which may be this one. */
  becomeBoth(first: Bitset, second: Bitset): this {
    const one = first.#words;
    const two = second.#words;
    const length = Math.min(one.length, two.length);
    const words = this.#room(length);
    for (let index = 0; index < length; index += 1)
      words[index] = (one[index] as number) & (two[index] as number);
    words.fill(0, length);
    return this;
  }

  /**
   * Intersects with a filter. Over a series of filters, `missedOne` collects the items that exactly one of them rejected.
   */
  keep(filter: Bitset, missedOne: Bitset): this {
    const words = this.#words;
    const passing = filter.#words;
    if (missedOne.#words.length < words.length) missedOne.#grow(words.length);
    const missed = missedOne.#words;
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index] as number;
      // Nothing beyond the end of the filter passes it.
      const pass = index < passing.length ? (passing[index] as number) : 0;
      missed[index] = ((missed[index] as number) & pass) | (word & ~pass);
      words[index] = word & pass;
    }
    return this;
  }

  /**
   * Sets this to the result without one filter: the items `kept` by all filters, plus those that only this filter
   * rejected, out of `missedOne`.
   */
  becomeWithout(filter: Bitset, kept: Bitset, missedOne: Bitset): this {
    const all = kept.#words;
    const missed = missedOne.#words;
    const passing = filter.#words;
    const words = this.#room(all.length);
    for (let index = 0; index < all.length; index += 1) {
      const pass = index < passing.length ? (passing[index] as number) : 0;
      words[index] = (all[index] as number) | ((missed[index] as number) & ~pass);
    }
    words.fill(0, all.length);
    return this;
  }

  /** Adds all members of the other set. */
  addAll(other: Bitset): this {
    const added = other.#words;
    if (this.#words.length < added.length) this.#grow(added.length);
    const words = this.#words;
    for (let index = 0; index < added.length; index += 1)
      words[index] = (words[index] as number) | (added[index] as number);
    return this;
  }

  copy(): Bitset {
    return new Bitset(this.#words.slice());
  }
}
