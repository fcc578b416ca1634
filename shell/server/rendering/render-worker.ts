import { Worker } from 'node:worker_threads';
import { takeWorkerSpans, type Carrier } from '@shop/tracing';
import type { RenderRequest, RenderResult } from '../../src/render/types.ts';
import type { WorkerData, WorkerReply, WorkerRequest } from './worker.ts';

/** A page that is queued or being rendered. */
export interface Job {
  id: number;
  request: RenderRequest;
  /** The trace it belongs to, if tracing is on. */
  trace: Carrier | undefined;
  /** A worker ended with this page in it. A second such end fails the page: it may be the cause. */
  isRetry: boolean;
  /** Limits the wait in the queue, then the rendering. */
  timer: NodeJS.Timeout | undefined;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
}

/** A worker thread and the pages it renders. */
export interface RenderWorker {
  jobs: Map<number, Job>;
  /** Gets no further pages: it is being replaced. */
  isResting: boolean;
  send: (job: Job) => void;
  /** Whether it answers a ping within `ms`: a busy worker does between two tasks, one in an endless loop does not. */
  answersWithin: (ms: number) => Promise<boolean>;
  /** Bytes it holds outside its heap. Answered while the worker is busy, too. */
  externalMemory: () => Promise<number>;
  terminate: () => Promise<unknown>;
}

interface WorkerEvents {
  /** A page or the rehearsal was rendered. */
  onRendered: () => void;
  onSettled: () => void;
  /** The thread ended; its unfinished pages are still in `jobs`. */
  onExit: (worker: RenderWorker) => void;
  onTrouble: (message: string) => void;
}

const HEAP_LIMITS = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 16 };

/** Starts a worker thread. @returns once it can render; rejects when it ends before */
export const startRenderWorker = (
  workerData: WorkerData,
  { onRendered, onSettled, onExit, onTrouble }: WorkerEvents,
): Promise<RenderWorker> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      resourceLimits: HEAP_LIMITS,
    });
    const post = (message: WorkerRequest) => thread.postMessage(message);
    const pongs: (() => void)[] = [];
    const jobs = new Map<number, Job>();
    const worker: RenderWorker = {
      jobs,
      isResting: false,
      send: (job) => {
        jobs.set(job.id, job);
        post({ id: job.id, request: job.request, trace: job.trace });
      },
      answersWithin: (ms) =>
        new Promise((answered) => {
          const timer = setTimeout(() => answered(false), ms);
          pongs.push(() => {
            clearTimeout(timer);
            answered(true);
          });
          post('ping');
        }),
      externalMemory: async () => (await thread.getHeapStatistics()).external_memory,
      terminate: () => thread.terminate(),
    };
    thread.on('message', (reply: WorkerReply) => {
      if (reply === 'rehearsed') return onRendered();
      if (reply === 'ready') return resolve(worker);
      if (reply === 'pong') return pongs.shift()?.();
      if ('spans' in reply) return takeWorkerSpans(reply.spans);
      const job = jobs.get(reply.id);
      // Its time was up: it was answered without a result.
      if (!job) return;
      jobs.delete(reply.id);
      clearTimeout(job.timer);
      if ('result' in reply) {
        onRendered();
        job.resolve(reply.result);
      } else job.reject(new Error(reply.error));
      onSettled();
    });
    thread.on('error', (error) => {
      reject(error);
      onTrouble(`a render worker failed: ${String(error)}`);
    });
    thread.on('exit', () => {
      reject(new Error('a render worker ended before it was ready'));
      for (const pong of pongs) pong();
      onExit(worker);
    });
  });
