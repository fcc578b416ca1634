/**
 * Runs the shop until Ctrl-C or SIGTERM, then stops it and exits. To call before the start: `startProcess` ends the
 * processes of an interrupted start when the launcher exits.
 *
 * @param stop called once
 */
export const untilInterrupted = (stop: () => Promise<void>): void => {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('Stopping …');
      void stop().then(() => process.exit(0));
    });
  }
};
