import { invalid, type Problem } from '../../../engine/definition/problem.ts';

/** Codes are found by their first characters, so they need as many. */
export const leastCodeLength = 8;

/** Validates a gift card's code and its balance in cents. */
export const balanceProblems = (code: string, balance: number, most: number | null): Problem[] => {
  const problems: Problem[] = [];
  if (code.length < leastCodeLength)
    problems.push(
      invalid('code', `is too short (minimum is ${leastCodeLength} characters)`, 'too_short', {
        value: code,
        count: leastCodeLength,
      }),
    );
  if (balance < 0)
    problems.push(
      invalid('balance_cents', 'must be greater than or equal to 0', 'greater_than_or_equal_to', {
        value: balance,
        count: 0,
      }),
    );
  if (most !== null && balance > most)
    problems.push(
      invalid('balance_cents', `must be less than or equal to ${most}`, 'less_than_or_equal_to', {
        value: balance,
        count: most,
      }),
    );
  return problems;
};
