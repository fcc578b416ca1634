import { setImmediate as turn } from 'node:timers/promises';

/** Lets the process work on until something holds. A test that waits in vain ends at its own timeout. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await turn();
};
