/**
 * Runs the shop until Ctrl-C, SIGTERM or the end of a parent process with an IPC channel, then stops it and exits. To
 * call before the start: `startProcess` ends the processes of an interrupted start when the launcher exits.
 *
 * @param stop called once
 */
export const untilInterrupted = (stop: () => Promise<void>): void => {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('Stopping …');
      void stop().then(() => process.exit(0));
    });
  }
};
