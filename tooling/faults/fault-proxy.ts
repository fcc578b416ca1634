import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { openConnection, type Connection } from './faulty-connection.ts';
import type { Fault } from './fault.ts';

export interface FaultProxy {
  /** Port on 127.0.0.1, the same for the life of the proxy. */
  port: number;
  /** Applies to new and to open connections. Resolves once the port listens, or no longer does. */
  setFault: (fault: Fault) => Promise<void>;
  /** Pieces of requests read since the start. */
  carried: () => number;
  stop: () => Promise<void>;
}

interface Options {
  /** Port on 127.0.0.1 that connections are forwarded to. */
  target: number;
  /** 0 takes a free one. */
  port?: number;
}

const listen = async (server: Server, port: number): Promise<void> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
};

/**
 * A TCP proxy between two processes whose link can be disturbed while both run. It knows no protocol: HTTP, PostgreSQL
 * and SMTP pass alike.
 */
export const startFaultProxy = async ({ target, port = 0 }: Options): Promise<FaultProxy> => {
  let fault: Fault = { kind: 'pass' };
  let changed = new AbortController();
  let carried = 0;
  const connections = new Set<Connection>();

  const accept = (client: Socket): void => {
    if (fault.kind === 'reset') {
      client.on('error', () => undefined);
      client.resetAndDestroy();
      return;
    }
    const connection = openConnection({
      client,
      connect: () => connect({ port: target, host: '127.0.0.1', allowHalfOpen: true }),
      current: () => ({ fault, changed: changed.signal }),
      onRequest: () => {
        carried += 1;
      },
      onClose: () => connections.delete(connection),
    });
    connections.add(connection);
  };

  const server = createServer({ allowHalfOpen: true }, accept);
  await listen(server, port);
  const address = server.address() as AddressInfo;
  const closeServer = () => new Promise((resolve) => server.close(resolve));

  return {
    port: address.port,
    setFault: async (next) => {
      fault = next;
      const before = changed;
      changed = new AbortController();
      before.abort();
      const ends = next.kind === 'reset' || next.kind === 'refuse';
      for (const connection of connections) {
        if (ends) connection.reset();
        if (next.kind === 'half-open') connection.sever();
      }
      if (next.kind === 'refuse') {
        if (server.listening) await closeServer();
      } else if (!server.listening) await listen(server, address.port);
    },
    carried: () => carried,
    stop: async () => {
      const closed = server.listening ? closeServer() : null;
      for (const connection of connections) connection.reset();
      changed.abort();
      await closed;
    },
  };
};
