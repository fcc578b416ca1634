import { Bitset } from './bitset.ts';
import { NumberColumn } from './number-column.ts';

/** Looking at one item takes as long as comparing so many words of two sets. */
const WORDS_AN_ITEM = 3;

/** The values of one facet: which items have a value, and which values an item has. */
export class FacetColumn {
  readonly #sets = new Map<string, Bitset>();
  /** The lists of values there are: a hundred thousand items have few among them. The first is that of none. */
  readonly #lists: (readonly string[])[] = [[]];
  readonly #places = new Map<string, number>([['', 0]]);
  /** Place of its list, by item number. */
  readonly #listOf = new NumberColumn();
  #tally = new Uint32Array(64);

  /** Items that have a value; undefined where none ever had. */
  having(value: string): Bitset | undefined {
    return this.#sets.get(value);
  }

  /** An item's values. */
  of(number: number): readonly string[] {
    return this.#lists[this.#listOf.at(number)] ?? [];
  }

  enter(number: number, values: readonly string[]): void {
    for (const it of values) this.#setOf(it).add(number);
    this.#listOf.set(number, this.#placeOf(values));
  }

  withdraw(number: number): void {
    for (const it of this.of(number)) this.#sets.get(it)?.delete(number);
    this.#listOf.set(number, 0);
  }

  /**
   * How many of these items have each value; values of none are left out.
   *
   * @param many - how many items they are
   */
  count(items: Bitset, many: number): Map<string, number> {
    return many * WORDS_AN_ITEM <= this.#sets.size * items.width
      ? this.#countByItem(items)
      : this.#countByValue(items);
  }

  #countByItem(items: Bitset): Map<string, number> {
    this.#tally.fill(0);
    items.tally(this.#listOf.values, this.#tally);
    const counts = new Map<string, number>();
    for (const [place, values] of this.#lists.entries()) {
      const count = this.#tally[place] ?? 0;
      if (count > 0) for (const it of values) counts.set(it, (counts.get(it) ?? 0) + count);
    }
    return counts;
  }

  #countByValue(items: Bitset): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [value, set] of this.#sets) {
      const count = set.countCommon(items);
      if (count > 0) counts.set(value, count);
    }
    return counts;
  }

  #setOf(value: string): Bitset {
    const known = this.#sets.get(value);
    if (known) return known;
    const made = new Bitset();
    this.#sets.set(value, made);
    return made;
  }

  #placeOf(values: readonly string[]): number {
    const key = values.join('\n');
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.#lists.push(values) - 1;
    this.#places.set(key, place);
    if (place >= this.#tally.length) this.#tally = new Uint32Array(this.#tally.length * 2);
    return place;
  }
}
