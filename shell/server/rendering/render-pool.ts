import { Worker } from 'node:worker_threads';
import type { RendererSetup, RenderRequest, RenderResult } from '../../src/render/types.ts';
import type { WorkerAnswer, WorkerData, WorkerRequest } from './worker.ts';

/** Longest a retired pool may still answer, in ms. */
const DRAIN_LIMIT = 5000;

interface Job {
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
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
  onTrouble: (message: string) => void;
}

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
  onTrouble,
}: PoolOptions): Promise<RenderPool> => {
  let lastJob = 0;
  let closing = false;
  const slots: Slot[] = [];

  const start = (): Promise<Slot> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: { rendererPath, setup } satisfies WorkerData,
        resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
      });
      const slot: Slot = { worker, jobs: new Map() };
      const settle = (answer: WorkerAnswer) => {
        const job = slot.jobs.get(answer.id);
        if (!job) return;
        slot.jobs.delete(answer.id);
        clearTimeout(job.timer);
        if ('result' in answer) job.resolve(answer.result);
        else job.reject(new Error(answer.error));
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
    } catch (error) {
      onTrouble(`a render worker could not be started: ${String(error)}`);
    }
  };

  const render = (request: RenderRequest): Promise<RenderResult> =>
    new Promise((resolve, reject) => {
      const slot = slots.toSorted((a, b) => a.jobs.size - b.jobs.size)[0];
      if (!slot) return reject(new Error('no render worker is ready'));
      const id = ++lastJob;
      const timer = setTimeout(() => {
        slot.jobs.delete(id);
        reject(new Error(`rendering took longer than ${limit} ms`));
        // It may only wait for data, or loop for ever: a worker that answers no ping is ended.
        void endIfStuck(slot);
      }, limit);
      slot.jobs.set(id, { resolve, reject, timer });
      slot.worker.postMessage({ id, request } satisfies WorkerRequest);
    });

  const endIfStuck = async ({ worker }: Slot): Promise<void> => {
    const before = worker.performance.eventLoopUtilization();
    await new Promise((done) => setTimeout(done, 500));
    const { utilization } = worker.performance.eventLoopUtilization(before);
    if (utilization > 0.98) await worker.terminate();
  };

  await Promise.all(Array.from({ length: size }, add));
  if (slots.length === 0) throw new Error('no render worker could be started');

  return {
    render,
    drain: async () => {
      closing = true;
      const until = Date.now() + DRAIN_LIMIT;
      while (slots.some(({ jobs }) => jobs.size > 0) && Date.now() < until) {
        await new Promise((done) => setTimeout(done, 50));
      }
      await Promise.all(slots.map(({ worker }) => worker.terminate()));
    },
  };
};
