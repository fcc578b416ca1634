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
    if (index >= this.#words.length) {
      const words = new Uint32Array(Math.max(index + 1, this.#words.length * 2));
      words.set(this.#words);
      this.#words = words;
    }
    this.#words[index] = (this.#words[index] ?? 0) | (1 << (number & 31));
  }

  delete(number: number): void {
    const index = number >>> 5;
    if (index < this.#words.length)
      this.#words[index] = (this.#words[index] ?? 0) & ~(1 << (number & 31));
  }

  /** How many there are. */
  count(): number {
    let sum = 0;
    for (const word of this.#words) sum += bitsIn(word);
    return sum;
  }

  /** So many of them in ascending order, after skipping some. */
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
      for (let bit = 0; bit < 32 && found.length < take; bit += 1) {
        if (((word >>> bit) & 1) === 0) continue;
        if (passed >= skip) found.push(index * 32 + bit);
        passed += 1;
      }
    }
    return found;
  }

  /** How many are in the other set too. */
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

  /** Those in both sets. */
  and(other: Bitset): Bitset {
    const length = Math.min(this.#words.length, other.#words.length);
    const words = new Uint32Array(length);
    for (let index = 0; index < length; index += 1)
      words[index] = (this.#words[index] as number) & (other.#words[index] as number);
    return new Bitset(words);
  }

  copy(): Bitset {
    return new Bitset(this.#words.slice());
  }

  /** Those in either set. */
  or(other: Bitset): Bitset {
    const [longer, shorter] =
      this.#words.length >= other.#words.length ? [this, other] : [other, this];
    const words = longer.#words.slice();
    shorter.#words.forEach((word, index) => {
      words[index] = (words[index] ?? 0) | word;
    });
    return new Bitset(words);
  }
}
