import { invalid, type Problem } from '../../engine/definition/problem.ts';

/** `Draft return cannot be approved`: the return's status does not allow the action. */
export const returnProblem = (status: string, done: string): Problem => {
  const message = `${status.charAt(0).toUpperCase()}${status.slice(1)} return cannot be ${done}`;
  return invalid('status', message, 'invalid_status', { value: status });
};
