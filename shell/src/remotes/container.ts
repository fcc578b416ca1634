/** What a container script leaves behind: Module Federation's interface of a remote. */
export interface Container {
  /** @param host what the host's share scopes are called, and all of them */
  init: (shareScope: unknown, initScope: unknown[], host: object) => unknown;
  get: (path: string) => Promise<() => unknown>;
}

/** Name of a remote's container, as its build gives it. */
export const containerName = (remote: string): string => `shop_remote_${remote}`;
