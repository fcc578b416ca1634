import { setTimeout as delay } from 'node:timers/promises';

/**
 * Lets the process work on until something holds. A test that waits in vain ends at its own timeout. It polls with a
 * pause, because a loop without one keeps a core busy that the platform needs.
 */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await delay(2);
};
