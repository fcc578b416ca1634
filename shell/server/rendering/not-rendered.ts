/** Rejection of a page that no worker has started to render: too many pages wait, or the pool is closed. */
export class NotRendered extends Error {}
