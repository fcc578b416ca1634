import { invalid, type Problem } from '../../engine/definition/problem.ts';

/** `Draft order cannot be placed`: the order's status does not allow the action. */
export const statusProblem = (status: string | null, done: string): Problem => {
  const name = status ?? 'draft';
  const message = `${name.charAt(0).toUpperCase()}${name.slice(1)} order cannot be ${done}`;
  return invalid('status', message, 'invalid_status', { value: name });
};
