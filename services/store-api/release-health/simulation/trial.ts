import { NO_FIGURES } from '../counts/figures.ts';
import { type Comparison, settingsOf, startComparison, TESTS } from '../evidence/comparison.ts';
import { reportTests } from '../evidence/verdict.ts';

/** A comparison without evidence. */
export const begin = (): Comparison =>
  startComparison(
    { kind: 'canary', candidate: 'b', baseline: 'a', era: 1 },
    { candidate: NO_FIGURES, baseline: NO_FIGURES },
    '2026-11-20T09:00:00.000Z',
  );

/** Reports are slow to compute, so only those of a crossed threshold are. */
export const isWithdrawn = (comparison: Comparison): boolean =>
  TESTS.some((test) => comparison.tests[test].peak >= Math.log(1 / settingsOf(test).alpha)) &&
  reportTests(comparison).some(({ state }) => state === 'bad');
