import { traceCarrier } from '@shop/tracing';
import type { RenderRequest, RenderResult } from '../../src/render/types.ts';
import { NotFinished, NotRendered } from './not-rendered.ts';
import type { PoolOptions } from './pool-options.ts';
import { createPoolState, type PoolLoad, type PoolState } from './pool-state.ts';
import { startRenderWorker, type Job, type RenderWorker } from './render-worker.ts';

/** Pages per worker at a time: enough to render while others wait for data. */
const CONCURRENCY = 8;
/** Pages that may wait for a worker: a flood of visits must not fill the server's heap. */
const QUEUE_CAPACITY = 200;
/** Longest a page waits for a worker, in ms. */
export const QUEUE_LIMIT = 3000;
/** Ms without a sign of life after which a worker counts as stuck. */
const STUCK_AFTER = 2000;
/** Ms between two checks of the workers: their number and what they hold. */
const CHECK_INTERVAL = 1000;
/**
 * Bytes a worker may hold outside its heap, whose limits do not count buffers. A worker that holds more is replaced:
 * immediately from twice as much on, otherwise once its pages are done.
 */
const EXTERNAL_LIMIT = 64 * 1024 * 1024;
/** Longest a retired worker may still render, in ms. */
const DRAIN_LIMIT = 5000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export type { PoolLoad };

export interface RenderPool {
  /** Rejects when the queue is full, the page waited or rendered too long, or its renderer threw. */
  render: (request: RenderRequest) => Promise<RenderResult>;
  /** Raises the number of workers; the further ones start in the background. */
  grow: (size: number) => void;
  /** Answered without asking the workers. */
  state: () => PoolState;
  load: () => PoolLoad;
  /** Lets pages under way finish, then ends the workers. */
  drain: () => Promise<void>;
}

/**
 * Worker threads for one release set. A remote that throws fails one page. A worker that crashes, leaks or is stuck in one
 * endless task is replaced; its other pages are rendered by the next one. A busy worker is left alone: pages queue.
 */
export const createRenderPool = async ({
  size,
  limit,
  rendererPath,
  setup,
  rehearsal,
  tracedOrigins,
  onTrouble,
  queueLimit = QUEUE_LIMIT,
  stuckAfter = STUCK_AFTER,
  externalLimit = EXTERNAL_LIMIT,
  checkInterval = CHECK_INTERVAL,
  drainLimit = DRAIN_LIMIT,
}: PoolOptions): Promise<RenderPool> => {
  let lastJob = 0;
  let closing = false;
  let target = size;
  let starting = 0;
  let workers: RenderWorker[] = [];
  const queue: Job[] = [];
  /** Checks under way of workers with a late page: they get no further pages meanwhile. */
  const checks = new WeakMap<RenderWorker, Promise<boolean>>();

  const enqueue = (job: Job, isFirst = false): void => {
    job.timer = setTimeout(() => {
      queue.splice(queue.indexOf(job), 1);
      job.reject(new NotRendered(`no worker was free within ${queueLimit} ms`));
    }, queueLimit);
    if (isFirst) queue.unshift(job);
    else queue.push(job);
  };

  /** A retried page may have ended its worker: it gets one of its own, so that it takes no other page down with it. */
  const workerFor = ({ isRetry }: Job): RenderWorker | undefined =>
    workers
      .filter((it) => !it.isResting && !checks.has(it))
      .filter(({ jobs }) => jobs.size < (isRetry ? 1 : CONCURRENCY))
      .filter(({ jobs }) => ![...jobs.values()].some((job) => job.isRetry))
      .toSorted((a, b) => a.jobs.size - b.jobs.size)[0];

  const renderIn = (worker: RenderWorker, job: Job): void => {
    job.timer = setTimeout(() => void failIfLate(worker, job), limit);
    worker.send(job);
  };

  /** Gives queued pages to workers with room, the oldest first. */
  const dispatch = (): void => {
    for (let job = queue[0]; job; job = queue[0]) {
      const worker = workerFor(job);
      if (!worker) return;
      queue.shift();
      clearTimeout(job.timer);
      renderIn(worker, job);
    }
  };

  /** Ends a worker that is stuck. Its pages are retried in another one. @returns whether it is alive */
  const isAlive = (worker: RenderWorker): Promise<boolean> => {
    const check = async (): Promise<boolean> => {
      const answers = await worker.answersWithin(stuckAfter);
      checks.delete(worker);
      if (answers) {
        dispatch();
        return true;
      }
      onTrouble(`a render worker has not answered for ${stuckAfter} ms; it is replaced`);
      await worker.terminate();
      return false;
    };
    const inFlight = checks.get(worker) ?? check();
    checks.set(worker, inFlight);
    return inFlight;
  };

  const failIfLate = async (worker: RenderWorker, job: Job): Promise<void> => {
    if (!(await isAlive(worker)) || !worker.jobs.delete(job.id)) return;
    job.reject(new NotFinished(`rendering took longer than ${limit} ms`));
    dispatch();
  };

  const onExit = (ended: RenderWorker): void => {
    for (const job of ended.jobs.values()) {
      clearTimeout(job.timer);
      if (closing || job.isRetry) job.reject(new NotFinished('the render worker ended'));
      else enqueue({ ...job, isRetry: true }, true);
    }
    ended.jobs.clear();
    const wasInRotation = workers.includes(ended);
    workers = workers.filter((it) => it !== ended);
    if (wasInRotation && !closing) void add();
    dispatch();
  };

  const add = async (): Promise<void> => {
    starting += 1;
    try {
      const worker = await startRenderWorker(
        { rendererPath, setup, rehearsal, tracedOrigins },
        { onRendered: state.noteRendered, onSettled: dispatch, onExit, onTrouble },
      );
      if (closing) return void worker.terminate();
      workers.push(worker);
      dispatch();
    } catch (error) {
      onTrouble(`a render worker could not be started: ${String(error)}`);
    } finally {
      starting -= 1;
    }
  };

  const render = (request: RenderRequest): Promise<RenderResult> =>
    new Promise((resolve, reject) => {
      if (closing) return reject(new NotRendered('the render pool is closed'));
      if (queue.length >= QUEUE_CAPACITY) return reject(new NotRendered('too many pages wait'));
      enqueue({
        id: ++lastJob,
        request,
        trace: traceCarrier(),
        isRetry: false,
        timer: undefined,
        resolve,
        reject,
      });
      dispatch();
    });

  const state = createPoolState({
    rehearse: rehearsal && (() => render(rehearsal)),
    deadAfter: queueLimit,
    onTrouble,
  });

  /** Removes a worker from rotation. Drains it first unless `immediate` is set. */
  const replace = async (worker: RenderWorker, immediate: boolean): Promise<void> => {
    if (!immediate) await add();
    worker.isResting = true;
    const until = Date.now() + drainLimit;
    while (!immediate && worker.jobs.size > 0 && Date.now() < until) await pause(50);
    // The successor of a drained worker has been started already.
    if (!immediate) workers = workers.filter((it) => it !== worker);
    await worker.terminate();
  };

  const replacing = new WeakSet<RenderWorker>();
  const checkMemory = async (worker: RenderWorker): Promise<void> => {
    const bytes = await worker.externalMemory();
    if (bytes <= externalLimit || closing || replacing.has(worker)) return;
    replacing.add(worker);
    onTrouble(`a render worker holds ${bytes >> 20} MB outside its heap; it is replaced`);
    await replace(worker, bytes > 2 * externalLimit);
  };
  const addMissing = (): void => {
    for (let missing = target - workers.length - starting; missing > 0; missing -= 1) void add();
  };
  const monitor = setInterval(() => {
    // A worker that has just ended rejects.
    for (const worker of workers) checkMemory(worker).catch(() => undefined);
    // One that could not be started is tried again.
    addMissing();
    state.check(workers.length);
  }, checkInterval);
  monitor.unref();

  await Promise.all(Array.from({ length: size }, add));
  if (workers.length === 0) {
    clearInterval(monitor);
    throw new Error('no render worker could be started');
  }

  return {
    render,
    state: () => state.of(workers.length),
    load: () => ({
      workers: workers.length,
      busy: workers.filter(({ jobs }) => jobs.size > 0).length,
      pages: workers.reduce((pages, { jobs }) => pages + jobs.size, 0),
      queued: queue.length,
    }),
    grow: (next) => {
      target = Math.max(target, next);
      addMissing();
    },
    drain: async () => {
      state.end();
      clearInterval(monitor);
      const until = Date.now() + drainLimit;
      const isBusy = () => queue.length > 0 || workers.some(({ jobs }) => jobs.size > 0);
      while (isBusy() && Date.now() < until) await pause(50);
      closing = true;
      for (const job of queue.splice(0)) {
        clearTimeout(job.timer);
        job.reject(new NotRendered('the render pool is closed'));
      }
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
};
