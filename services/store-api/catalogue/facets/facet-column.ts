import { Bitset } from './bitset.ts';
import { NumberColumn } from './number-column.ts';

/** Cost of reading one item, in words of a set comparison. */
const WORDS_AN_ITEM = 3;

/** The values of one facet, by item and by value. */
export class FacetColumn {
  readonly #sets = new Map<string, Bitset>();
  /** Distinct lists of values, few even among a hundred thousand items. The first is empty. */
  readonly #lists: (readonly string[])[] = [[]];
  readonly #places = new Map<string, number>([['', 0]]);
  /** Index of the item's list, by item number. */
  readonly #listOf = new NumberColumn();
  #tally = new Uint32Array(64);

  /** Items that have the value; undefined if none ever had it. */
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
   * Number of these items per value; values without items are omitted.
   *
   * @param many - number of items
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
    const existing = this.#sets.get(value);
    if (existing) return existing;
    const made = new Bitset();
    this.#sets.set(value, made);
    return made;
  }

  #placeOf(values: readonly string[]): number {
    const key = values.join('\n');
    const existing = this.#places.get(key);
    if (existing !== undefined) return existing;
    const place = this.#lists.push(values) - 1;
    this.#places.set(key, place);
    if (place >= this.#tally.length) this.#tally = new Uint32Array(this.#tally.length * 2);
    return place;
  }
}
