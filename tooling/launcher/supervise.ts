import type { RunningProcess } from './shop-process.ts';

/** Pause before a restart in ms, doubled each time the process dies soon. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** Uptime in ms after which the next pause is short again. */
const LONG_ENOUGH = 60_000;

interface Options {
  name: string;
  /** Starts the process and resolves once it is healthy. */
  start: () => Promise<RunningProcess>;
  log: (line: string) => void;
  now?: () => number;
  /** Schedules a callback after the delay in ms. Can be canceled. */
  later?: (run: () => void, ms: number) => () => void;
}

export interface SupervisedProcess {
  /** Its current process. */
  current: () => RunningProcess;
  /** Stops it permanently. */
  stop: () => Promise<void>;
}

const timer = (run: () => void, ms: number): (() => void) => {
  const timeout = setTimeout(run, ms);
  return () => clearTimeout(timeout);
};

const howItEnded = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal === null ? `ended with ${code}` : `was ended by ${signal}`;

/**
 * Starts a process and restarts it whenever it ends without being stopped, after growing pauses while it does not
 * stay up. Rejects if the first start fails.
 */
export const supervise = async ({
  name,
  start,
  log,
  now = Date.now,
  later = timer,
}: Options): Promise<SupervisedProcess> => {
  let stopped = false;
  let pause = FIRST_PAUSE;
  let cancel = (): void => undefined;
  let starting: Promise<void> | null = null;

  const again = (reason: string): void => {
    if (stopped) return;
    log(`${name} ${reason}; it is started again in ${pause / 1000} s`);
    cancel = later(() => {
      starting = restart();
    }, pause);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  };

  const watch = (target: RunningProcess): RunningProcess => {
    const since = now();
    target.child.once('exit', (code, signal) => {
      if (now() - since >= LONG_ENOUGH) pause = FIRST_PAUSE;
      again(howItEnded(code, signal));
    });
    return target;
  };

  const restart = async (): Promise<void> => {
    try {
      const target = await start();
      running = watch(target);
      if (stopped) await target.stop();
      else log(`${name} is ready again`);
    } catch (error) {
      again(`does not start: ${error instanceof Error ? error.message : error}`);
    }
  };

  let running = watch(await start());
  return {
    current: () => running,
    stop: async () => {
      stopped = true;
      cancel();
      await starting;
      await running.stop();
    },
  };
};
