import { setImmediate as pause } from 'node:timers/promises';

/** Sort order of two item numbers, as of `Array.prototype.sort`. */
export type Compare = (a: number, b: number) => number;

/** Numbers per step: names of as many are compared in some 20 ms. */
const STEP = 8192;

/** Merges two sorted neighbors: from `start` to `middle`, and from there to `end`. */
const merge = async (
  from: Uint32Array,
  into: Uint32Array,
  [start, middle, end]: readonly [number, number, number],
  compare: Compare,
): Promise<void> => {
  let left = start;
  let right = middle;
  for (let place = start; place < end; place += 1) {
    const isLeft =
      right >= end || (left < middle && compare(from[left] as number, from[right] as number) <= 0);
    into[place] = from[isLeft ? left++ : right++] as number;
    if (place % STEP === 0) await pause();
  }
};

/**
 * A sorted copy. Yields to requests between its steps, because sorting the names of a million items takes seconds. Much
 * faster if the numbers are nearly sorted.
 */
export const sortInSteps = async (
  numbers: Uint32Array,
  compare: Compare,
): Promise<Uint32Array<ArrayBuffer>> => {
  const { length } = numbers;
  let sorted = new Uint32Array(length);
  for (let start = 0; start < length; start += STEP) {
    // Of an array, since the sort of typed arrays does not profit from order.
    sorted.set(Array.from(numbers.subarray(start, start + STEP)).sort(compare), start);
    await pause();
  }
  let spare = new Uint32Array(length);
  for (let width = STEP; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(start + 2 * width, length);
      const isSorted =
        middle === end || compare(sorted[middle - 1] as number, sorted[middle] as number) <= 0;
      if (isSorted) spare.set(sorted.subarray(start, end), start);
      else await merge(sorted, spare, [start, middle, end], compare);
    }
    [sorted, spare] = [spare, sorted];
  }
  return sorted;
};
