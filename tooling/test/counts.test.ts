import { addCounts, closingLine, strictly, unstableLines } from './counts.ts';

const stable = { passed: 5, failed: 1, skipped: 0 };
const shaky = { passed: 3, failed: 0, skipped: 2, unstable: ['journeys/cart.spec.ts:7 adds'] };

it('lists the unstable tests of all runners, which count as passed', () => {
  const sum = addCounts(addCounts(stable, shaky), stable);
  expect(closingLine(sum)).toBe('13 passed, 2 failed, 2 skipped');
  expect(unstableLines(sum)).toBe('unstable: 1\n  journeys/cart.spec.ts:7 adds');
  expect(unstableLines(stable)).toBe('unstable: 0');
});

it('counts an unstable test as failed in strict mode', () => {
  expect(closingLine(strictly(shaky))).toBe('2 passed, 1 failed, 2 skipped');
  expect(unstableLines(strictly(shaky))).toContain('unstable: 1');
  expect(closingLine(strictly(stable))).toBe(closingLine(stable));
});
