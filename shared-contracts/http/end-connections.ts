/** Longest that what is under way may take once a server is told to stop, in ms. */
const LIMIT = 5_000;

interface Connection {
  readonly bytesRead: number;
  destroy: () => unknown;
  once: (event: 'close', listener: () => void) => unknown;
}

/** What is needed of Node's server. */
interface Server {
  on: (event: 'connection', listener: (connection: Connection) => void) => unknown;
  closeAllConnections: () => void;
}

/**
 * Lets a server that is told to stop come to its end. Node ends a connection once its request is answered, but waits
 * for ever for one on which nothing was asked yet, and browsers open such connections ahead. They are ended at once,
 * and after five seconds the others too.
 *
 * @returns to be called before the server closes: Fastify's `preClose`
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
