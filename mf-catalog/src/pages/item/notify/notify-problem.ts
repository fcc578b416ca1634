import { email, required } from '@shop/contracts/forms';

/** Key of what is wrong with an address someone typed (V1, V2); null when nothing is. */
export const notifyProblem = (typed: string): string | null => {
  const problem = required(typed, {}) ?? email(typed, {});
  return problem === undefined ? null : typeof problem === 'string' ? problem : problem.id;
};
