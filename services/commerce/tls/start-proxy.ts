import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A running listener. */
export interface Listener {
  readonly port: number;
  readonly close: () => Promise<void>;
}

interface ProxyOptions {
  readonly port: number;
  readonly host: string;
  /** Host names let through, on port 443 only. */
  readonly hosts: readonly string[];
  /** Port of the TLS listener, on the same host. */
  readonly target: number;
}

const refusal =
  'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\nProxy-Agent: commerce\r\n\r\n';

/**
 * A forward proxy for the platform's own hosts and no others: `CONNECT auth.<domain>:443` leads to the TLS listener.
 * Official clients hard-code https and port 443, and a client's runtime knows how to use a proxy.
 */
export const startProxy = async ({
  port,
  host,
  hosts,
  target,
}: ProxyOptions): Promise<Listener> => {
  const allowed = new Set(hosts.map((name) => `${name}:443`));
  const open = new Set<Duplex>();
  const keep = (socket: Duplex) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  const server = createServer((_, response) => {
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end('CONNECT only.\n');
  });
  server.on('connect', (request, client: Duplex, head: Buffer) => {
    keep(client);
    client.on('error', () => client.destroy());
    if (!allowed.has(request.url?.toLowerCase() ?? '')) return void client.end(refusal);
    const upstream: Socket = connect(target, host, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    keep(upstream);
    upstream.on('error', () => client.destroy());
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
        server.closeAllConnections();
      }),
  };
};
