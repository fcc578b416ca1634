import { constants } from 'node:os';

/** They run until someone stops them. */
const UNTIL_STOPPED = new Set(['start', 'dev']);

/**
 * Exit code of a command, by the end of its process. An interrupted command has failed, with the code that shells use
 * (128 and the number of the signal), so that `npm run verify && npm run release` does not release after Ctrl-C.
 *
 * @param {string} command
 * @param {number | null} code exit code of the process; null if a signal ended it
 * @param {NodeJS.Signals | null} signal
 * @returns {number}
 */
export const exitCode = (command, code, signal) => {
  if (code !== null) return code;
  const isStopped = signal === 'SIGINT' || signal === 'SIGTERM';
  if (isStopped && UNTIL_STOPPED.has(command)) return 0;
  return 128 + (constants.signals[signal] ?? 0);
};
