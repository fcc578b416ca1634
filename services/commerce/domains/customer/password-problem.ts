import { invalid, type Problem } from '../../engine/definition/problem.ts';

const shortest = 6;
const longest = 128;

/** Validates a new password. The message never repeats the password. */
export const passwordProblem = (field: string, password: string): Problem | null => {
  if (password.length < shortest)
    return invalid(field, `is too short (minimum is ${shortest} characters)`, 'too_short', {
      count: shortest,
    });
  return password.length <= longest
    ? null
    : invalid(field, `is too long (maximum is ${longest} characters)`, 'too_long', {
        count: longest,
      });
};
