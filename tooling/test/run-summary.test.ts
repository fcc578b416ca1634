import { closingLine, unstableLines } from './counts.ts';
import { runSummary } from './run-summary.ts';

it('finds the result of a whole run, not of one runner', () => {
  const all = { passed: 7812, failed: 1, skipped: 2, unstable: ['cart.spec.ts:7 adds'] };
  const output = `── Gates\n6 passed, 0 failed\n\n${unstableLines(all)}\n${closingLine(all)}\n`;
  expect(runSummary(output)).toBe('7812 passed, 1 failed, 2 skipped (unstable: 1)');
});

it('reports a run that ended before its summary', () => {
  expect(runSummary('── Gates\n6 passed, 0 failed\nKilled\n')).toBeNull();
});
