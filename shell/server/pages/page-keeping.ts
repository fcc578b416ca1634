import type { Keeping } from './page-cache.ts';
import type { PageAnswer } from './render-request.ts';

const MB = 1024 * 1024;
/** Capacity of the cache: documents take about 45 kB each, in two encodings. */
export const CAPACITY = {
  lasting: { pages: 500, bytes: 24 * MB },
  passing: { pages: 100, bytes: 6 * MB },
};

/**
 * Cache partition of a response. Query strings and 404s are unbounded, so they get their own and cannot evict real
 * pages.
 */
export const keepingOf = (answer: PageAnswer, search: string): Keeping => {
  if (answer.kind === 'redirect') return 'passing';
  if (!answer.cacheable && answer.page.status !== 404) return 'none';
  return search === '' && answer.page.status === 200 ? 'lasting' : 'passing';
};

/** Whether an answer is an existing page. */
export const isFound = (answer: PageAnswer): boolean =>
  answer.kind === 'document' && answer.page.status === 200;

/** Whether an answer has no content, or content whose data could not be read. */
export const isFailed = (answer: PageAnswer): boolean =>
  answer.kind === 'document' && answer.page.status === 503;

/** Size of a response in memory, in bytes; headers take about 1 kB. */
export const weightOf = (answer: PageAnswer): number =>
  1024 + (answer.kind === 'document' ? answer.page.size : 0);
