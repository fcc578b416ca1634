/** Lets the shop run until Ctrl-C (or a termination), then stops it and ends this process. */
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
