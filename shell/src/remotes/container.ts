/** Global that a container script defines: Module Federation's interface of a remote. */
export interface Container {
  /** @param host names of the host's share scopes, and the scopes */
  init: (shareScope: unknown, initScope: unknown[], host: object) => unknown;
  get: (path: string) => Promise<() => unknown>;
}

/** Name of a remote's container, as its build gives it. */
export const containerName = (remote: string): string => `shop_remote_${remote}`;
