/** Number of cohorts: each visitor is in one of 0–99. */
export const COHORTS = 100;

/** Cohorts from `from` up to, not including, `to`. */
export interface CohortRange {
  from: number;
  to: number;
}

export const hasCohort = ({ from, to }: CohortRange, cohort: number): boolean =>
  cohort >= from && cohort < to;

const overlaps = (one: CohortRange, other: CohortRange): boolean =>
  one.from < other.to && other.from < one.to;

/** Whether a range lies within the hundred cohorts and takes none of the others. */
export const isFree = (range: CohortRange, taken: readonly CohortRange[]): boolean =>
  range.from >= 0 && range.to <= COHORTS && !taken.some((it) => overlaps(it, range));

/** The free ranges beside the taken ones, in ascending order. */
export const freeRanges = (taken: readonly CohortRange[]): CohortRange[] => {
  const free: CohortRange[] = [];
  let from = 0;
  for (const it of [...taken].sort((a, b) => a.from - b.from)) {
    if (it.from > from) free.push({ from, to: it.from });
    from = Math.max(from, it.to);
  }
  if (from < COHORTS) free.push({ from, to: COHORTS });
  return free;
};

/** The first free range of a size, in cohorts; undefined if no gap is wide enough. */
export const firstFree = (taken: readonly CohortRange[], size: number): CohortRange | undefined => {
  const gap = freeRanges(taken).find(({ from, to }) => to - from >= size);
  return gap && { from: gap.from, to: gap.from + size };
};

interface Share {
  remote: string;
  /** Percentage of all visitors. */
  traffic: number;
  /** First cohort; missing in manifests of before canaries had a range of their own. */
  from?: number | undefined;
}

/**
 * Gives each canary cohorts of its own, so that a visitor is in one at most: those the manifest assigns, and to the
 * others the first free ones, in order of remote name. A canary for which none are left is not in the result.
 */
export const layOutCohorts = <T extends Share>(
  canaries: readonly T[],
): { canary: T; cohorts: CohortRange }[] => {
  const byName = [...canaries].sort((a, b) => (a.remote < b.remote ? -1 : 1));
  const placed: { canary: T; cohorts: CohortRange }[] = [];
  const place = (canary: T, cohorts: CohortRange | undefined): void => {
    const taken = placed.map((it) => it.cohorts);
    if (cohorts && isFree(cohorts, taken)) placed.push({ canary, cohorts });
  };
  for (const canary of byName)
    if (canary.from !== undefined)
      place(canary, { from: canary.from, to: canary.from + canary.traffic });
  for (const canary of byName)
    if (canary.from === undefined)
      place(
        canary,
        firstFree(
          placed.map((it) => it.cohorts),
          canary.traffic,
        ),
      );
  return placed.sort((a, b) => a.cohorts.from - b.cohorts.from);
};
