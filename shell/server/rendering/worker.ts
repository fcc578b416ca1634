import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { limitFetch, mergeSignals } from '@shop/server-kit/http';
import type { Carrier } from '@shop/tracing';
import type { RendererSetup, RenderRequest, RenderResult } from '../../src/render/types.ts';

/** Start data of a render worker. */
export interface WorkerData {
  /** Path of the shell's node build. */
  rendererPath: string;
  setup: RendererSetup;
  /** Rendered before the worker is ready, so that its code is loaded for the first request. */
  rehearsal?: RenderRequest | undefined;
  /** Origins whose requests have spans; undefined if tracing is off. */
  tracedOrigins?: readonly string[] | undefined;
}

/** A page to render; `ping` is answered by `pong` as soon as the worker is between two tasks. */
export type WorkerRequest =
  { id: number; request: RenderRequest; trace: Carrier | undefined } | 'ping';
export type WorkerReply =
  | { id: number; result: RenderResult }
  | { id: number; error: string }
  | { spans: readonly unknown[] }
  | 'rehearsed'
  | 'ready'
  | 'pong';

type Renderer = (
  setup: RendererSetup,
  require: (path: string) => unknown,
) => (request: RenderRequest) => Promise<RenderResult>;

/**
 * Maximum size of a response that a page reads, in bytes: its buffers lie partly outside the worker's bounded heap.
 */
const ANSWER_LIMIT = 16 * 1024 * 1024;

/** Timeout of a read, in ms: by then the page that waited for it was sent. */
const READ_LIMIT = 5000;

// Contracts and remotes merge signals with the native function, which browsers have too.
Object.assign(AbortSignal, {
  any: (signals: readonly AbortSignal[]) => mergeSignals(...signals).signal,
});
const limited = limitFetch(globalThis.fetch, ANSWER_LIMIT);
globalThis.fetch = (input, init) => {
  // Not released earlier, since the body is read after this.
  const { signal } = mergeSignals(AbortSignal.timeout(READ_LIMIT), ...[init?.signal ?? []].flat());
  // Platform and store-api never redirect. A redirect would leave the configured hosts.
  return limited(input, { redirect: 'error', ...init, signal });
};

const require = createRequire(import.meta.url);
const { rendererPath, setup, rehearsal, tracedOrigins } = workerData as WorkerData;
const { renderer } = require(rendererPath) as { renderer: Renderer };
const render = renderer(setup, require);

const reply = (message: WorkerReply): void => parentPort?.postMessage(message);

const inTrace =
  tracedOrigins &&
  (await import('@shop/tracing/worker')).startWorkerTracing(tracedOrigins, (spans) =>
    reply({ spans }),
  );

parentPort?.on('message', (message: WorkerRequest) => {
  if (message === 'ping') return reply('pong');
  const { id, request, trace } = message;
  const rendering = inTrace ? inTrace(trace, () => render(request)) : render(request);
  rendering.then(
    (result) => reply({ id, result }),
    (error: unknown) =>
      reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
if (rehearsal) {
  // The pool renders it again if it fails, and reports why.
  const rehearsed = render(rehearsal).then(
    () => reply('rehearsed'),
    () => undefined,
  );
  await Promise.race([rehearsed, pause(READ_LIMIT)]);
}
reply('ready');
