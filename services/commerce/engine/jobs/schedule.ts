/** Work the platform does by itself while it runs. */
export interface Schedule {
  /** Does `work` every `interval` ms, never twice at once. A failure is reported and the next turn comes. */
  readonly every: (interval: number, work: () => void | Promise<void>) => void;
  /** No further turns; resolves when the work under way is done. */
  readonly stop: () => Promise<void>;
}

/** A schedule whose timers do not keep the process alive. */
export const createSchedule = (report: (error: unknown) => void): Schedule => {
  const timers = new Set<NodeJS.Timeout>();
  const working = new Set<Promise<void>>();
  return {
    every: (interval, work) => {
      let busy = false;
      const turn = async () => {
        if (busy) return;
        busy = true;
        try {
          await work();
        } catch (error) {
          report(error);
        } finally {
          busy = false;
        }
      };
      const timer = setInterval(() => {
        const current = turn();
        working.add(current);
        void current.finally(() => working.delete(current));
      }, interval);
      timer.unref();
      timers.add(timer);
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(working);
    },
  };
};
