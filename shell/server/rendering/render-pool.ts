import { Worker } from 'node:worker_threads';
import type { RendererSetup, RenderRequest, RenderResult } from '../../src/render/types.ts';
import type { WorkerAnswer, WorkerData, WorkerRequest } from './worker.ts';

/** Pages a worker is at work on at a time, and how many may wait for one: a flood of visits must not fill its heap. */
const AT_ONCE = 16;
const MOST_WAITING = 200;
/** ms between two looks at what the workers hold. */
const LOOK_EVERY = 1000;
/**
 * Bytes a worker may hold outside its heap, whose limits do not count buffers. A worker that holds more is replaced:
 * at once where it is twice as much, else when its pages are done.
 */
const OUTSIDE_LIMIT = 64 * 1024 * 1024;

/** Longest a retired pool may still answer, in ms. */
const DRAIN_LIMIT = 5000;

interface Job {
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

interface Waiting {
  request: RenderRequest;
  job: Job;
}

interface Slot {
  worker: Worker;
  jobs: Map<number, Job>;
}

interface PoolOptions {
  /** Number of workers. */
  size: number;
  /** Longest a page may take to render, in ms; past it the call is rejected. */
  limit: number;
  rendererPath: string;
  setup: RendererSetup;
  /** A page that each worker renders before it is given any. */
  rehearsal?: RenderRequest | undefined;
  onTrouble: (message: string) => void;
  /** Bytes a worker may hold outside its heap. */
  outsideLimit?: number;
  /** ms between two looks at what the workers hold. */
  lookEvery?: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface RenderPool {
  render: (request: RenderRequest) => Promise<RenderResult>;
  /** Lets what is under way finish, then ends the workers. */
  drain: () => Promise<void>;
}

/**
 * Worker threads for one release set. A remote that throws fails one page; one that loops or leaks takes its
 * worker down, which is replaced, and never the server.
 */
export const createRenderPool = async ({
  size,
  limit,
  rendererPath,
  setup,
  rehearsal,
  onTrouble,
  outsideLimit = OUTSIDE_LIMIT,
  lookEvery = LOOK_EVERY,
}: PoolOptions): Promise<RenderPool> => {
  let lastJob = 0;
  let closing = false;
  const slots: Slot[] = [];
  const waiting = new Map<number, Waiting>();

  const send = (slot: Slot, id: number, { request, job }: Waiting): void => {
    slot.jobs.set(id, job);
    slot.worker.postMessage({ id, request } satisfies WorkerRequest);
  };
  /** Gives pages that wait to workers that have room, the oldest first. */
  const sendWaiting = (): void => {
    for (const [id, next] of waiting) {
      const slot = slots.toSorted((a, b) => a.jobs.size - b.jobs.size)[0];
      if (!slot || slot.jobs.size >= AT_ONCE) return;
      waiting.delete(id);
      send(slot, id, next);
    }
  };

  const start = (): Promise<Slot> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: { rendererPath, setup, rehearsal } satisfies WorkerData,
        resourceLimits: { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 16 },
      });
      const slot: Slot = { worker, jobs: new Map() };
      const settle = (answer: WorkerAnswer) => {
        const job = slot.jobs.get(answer.id);
        if (!job) return;
        slot.jobs.delete(answer.id);
        clearTimeout(job.timer);
        if ('result' in answer) job.resolve(answer.result);
        else job.reject(new Error(answer.error));
        sendWaiting();
      };
      worker.on('message', (message: 'ready' | WorkerAnswer) => {
        if (message === 'ready') resolve(slot);
        else settle(message);
      });
      worker.on('error', (error) => {
        reject(error);
        onTrouble(`a render worker failed: ${String(error)}`);
      });
      worker.on('exit', () => {
        reject(new Error('a render worker ended before it was ready'));
        for (const id of [...slot.jobs.keys()]) settle({ id, error: 'the render worker ended' });
        const index = slots.indexOf(slot);
        if (index < 0) return;
        slots.splice(index, 1);
        if (!closing) void add();
      });
    });

  const add = async (): Promise<void> => {
    try {
      slots.push(await start());
      sendWaiting();
    } catch (error) {
      onTrouble(`a render worker could not be started: ${String(error)}`);
    }
  };

  const render = (request: RenderRequest): Promise<RenderResult> =>
    new Promise((resolve, reject) => {
      if (slots.length === 0) return reject(new Error('no render worker is ready'));
      if (waiting.size >= MOST_WAITING) return reject(new Error('too many pages wait'));
      const id = ++lastJob;
      const timer = setTimeout(() => {
        reject(new Error(`rendering took longer than ${limit} ms`));
        if (waiting.delete(id)) return;
        const slot = slots.find(({ jobs }) => jobs.delete(id));
        sendWaiting();
        // It may only wait for data, or loop for ever: a worker that answers no ping is ended.
        if (slot) void endIfStuck(slot);
      }, limit);
      waiting.set(id, { request, job: { resolve, reject, timer } });
      sendWaiting();
    });

  const endIfStuck = async ({ worker }: Slot): Promise<void> => {
    const before = worker.performance.eventLoopUtilization();
    await pause(500);
    const { utilization } = worker.performance.eventLoopUtilization(before);
    if (utilization > 0.98) await worker.terminate();
  };

  /** Takes a worker out of turn and ends it once its pages are done, or by now where it cannot wait. */
  const replace = async (slot: Slot, canWait: boolean): Promise<void> => {
    if (canWait) await add();
    const index = slots.indexOf(slot);
    // It ended by itself, and was replaced.
    if (index < 0) return;
    slots.splice(index, 1);
    const until = Date.now() + DRAIN_LIMIT;
    while (canWait && slot.jobs.size > 0 && Date.now() < until) await pause(50);
    await slot.worker.terminate();
    if (!canWait && !closing) await add();
  };

  const replacing = new WeakSet<Slot>();
  const look = async (slot: Slot): Promise<void> => {
    // Answered while the worker is busy too, even where it loops.
    const { external_memory: outside } = await slot.worker.getHeapStatistics();
    if (outside <= outsideLimit || closing || replacing.has(slot)) return;
    replacing.add(slot);
    onTrouble(`a render worker holds ${outside >> 20} MB outside its heap; it is replaced`);
    await replace(slot, outside <= 2 * outsideLimit);
  };
  const watch = setInterval(() => {
    // A worker that has just ended has nothing to tell.
    for (const slot of slots) look(slot).catch(() => undefined);
  }, lookEvery);
  watch.unref();

  await Promise.all(Array.from({ length: size }, add));
  if (slots.length === 0) {
    clearInterval(watch);
    throw new Error('no render worker could be started');
  }

  return {
    render,
    drain: async () => {
      closing = true;
      clearInterval(watch);
      const until = Date.now() + DRAIN_LIMIT;
      while (slots.some(({ jobs }) => jobs.size + waiting.size > 0) && Date.now() < until) {
        await pause(50);
      }
      await Promise.all(slots.map(({ worker }) => worker.terminate()));
    },
  };
};
