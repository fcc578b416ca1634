import { Bitset } from './bitset.ts';

/**
 * Sets that are needed for one answer only. Their room is used again for the next: given up after each answer, what a
 * large catalogue takes would keep the collector of garbage busy.
 */
export class ScratchSets {
  readonly #sets: Bitset[] = [];
  #taken = 0;

  /** Those taken so far are not needed any more. */
  release(): void {
    this.#taken = 0;
  }

  /** A set to be filled; what is in it is left from before. */
  take(): Bitset {
    const set = this.#sets[this.#taken] ?? new Bitset();
    this.#sets[this.#taken] = set;
    this.#taken += 1;
    return set;
  }
}
