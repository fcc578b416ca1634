/** Rejection of a page that no worker has started to render: too many pages wait, or the pool is closed. */
export class NotRendered extends Error {}

/** Rejection of a page that a worker began and did not end: it took too long, or the worker ended. */
export class NotFinished extends Error {}
