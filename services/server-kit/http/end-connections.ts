/** Grace period for running requests during shutdown, in ms. */
const LIMIT = 5_000;

interface Connection {
  readonly bytesRead: number;
  destroy: () => unknown;
  once: (event: 'close', listener: () => void) => unknown;
}

/** The part of Node's server in use. */
interface Server {
  on: (event: 'connection', listener: (connection: Connection) => void) => unknown;
  closeAllConnections: () => void;
}

/**
 * Lets a server shut down. Node closes a connection once its request is answered, but waits forever for connections
 * without a request, which browsers open ahead. Those close at once, the others after five seconds.
 *
 * @returns a function to call before the server closes: Fastify's `preClose`
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
