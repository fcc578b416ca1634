import type { RendererSetup, RenderRequest } from '../../src/render/types.ts';

/** What a render pool renders with, and its limits. */
export interface PoolOptions {
  /** Number of workers. */
  size: number;
  /** Longest a page may take to render, in ms, its wait for a worker not included. */
  limit: number;
  rendererPath: string;
  setup: RendererSetup;
  /** A page that each worker renders before it is given any. */
  rehearsal?: RenderRequest | undefined;
  /** Origins whose requests have spans; undefined if tracing is off. */
  tracedOrigins?: readonly string[] | undefined;
  onTrouble: (message: string) => void;
  /** Longest a page waits for a worker, in ms. */
  queueLimit?: number;
  /** Ms without a sign of life after which a worker counts as stuck. */
  stuckAfter?: number;
  /** Bytes a worker may hold outside its heap. */
  externalLimit?: number;
  /** Ms between two checks of the workers. */
  checkInterval?: number;
  /** Longest a retired worker may still render, in ms. */
  drainLimit?: number;
}
