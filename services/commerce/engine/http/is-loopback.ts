/** Whether a server that listens on this host can be reached from this machine alone. */
export const isLoopback = (host: string): boolean =>
  ['127.0.0.1', 'localhost', '::1'].includes(host);
