import { Bitset } from './bitset.ts';

/**
 * A pool of sets for one response. Reusing their memory avoids garbage collection, which is expensive for a large
 * catalog.
 */
export class ScratchSets {
  readonly #sets: Bitset[] = [];
  #taken = 0;

  /** Returns all sets to the pool. */
  release(): void {
    this.#taken = 0;
  }

  /** A set to overwrite; its members are undefined until then. */
  take(): Bitset {
    const set = this.#sets[this.#taken] ?? new Bitset();
    this.#sets[this.#taken] = set;
    this.#taken += 1;
    return set;
  }
}
