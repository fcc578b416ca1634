import { invalid, type Problem } from '../core/problem.ts';

const shortest = 6;

/** What is wrong with a new password, if anything. The password itself is never repeated. */
export const passwordProblem = (field: string, password: string): Problem | null =>
  password.length >= shortest
    ? null
    : invalid(field, `is too short (minimum is ${shortest} characters)`, 'too_short', {
        count: shortest,
      });
