/** Grace period for open requests after a shutdown starts, in ms. */
const LIMIT = 5_000;

interface Connection {
  readonly bytesRead: number;
  destroy: () => unknown;
  once: (event: 'close', listener: () => void) => unknown;
}

/** The part of `node:http`'s server that this needs. */
interface Server {
  on: (event: 'connection', listener: (connection: Connection) => void) => unknown;
  closeAllConnections: () => void;
}

/**
 * Graceful shutdown. Node closes a connection after its response but waits forever for one without a request, and
 * browsers open such connections ahead of time. Closes those at once and all others after the limit.
 *
 * @param limit ms
 * @returns hook for Fastify's `preClose`
 */
export const endConnections = (server: Server, limit = LIMIT): (() => Promise<void>) => {
  const open = new Set<Connection>();
  server.on('connection', (connection) => {
    open.add(connection);
    connection.once('close', () => open.delete(connection));
  });
  return async () => {
    for (const connection of open) if (connection.bytesRead === 0) connection.destroy();
    setTimeout(() => server.closeAllConnections(), limit).unref();
  };
};
