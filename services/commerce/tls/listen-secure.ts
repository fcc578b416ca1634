import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Certificates } from './certificates.ts';
import type { Listener } from './start-proxy.ts';

const day = 86_400_000;

interface SecureOptions {
  readonly port: number;
  readonly host: string;
  /** Reads the certificates, renewed where due: at the start and once a day. */
  readonly load: () => Promise<Certificates>;
}

// The chain includes the authority, so that a browser can be configured to trust its key.
const contextOf = ({ authority, server }: Certificates) => ({
  key: server.key,
  cert: `${server.certificate.trim()}\n${authority.certificate}`,
});

/** Answers the application's requests over TLS too. The application must be ready. */
export const listenSecure = async (
  app: FastifyInstance,
  { port, host, load }: SecureOptions,
): Promise<Listener> => {
  const server = createServer(contextOf(await load()), (request, response) =>
    app.routing(request, response),
  );
  const renew = async () => {
    try {
      server.setSecureContext(contextOf(await load()));
    } catch (error) {
      // The current certificate stays valid for weeks, and the renewal is retried daily.
      process.stderr.write(`commerce cannot renew its certificate: ${String(error)}\n`);
    }
  };
  const timer = setInterval(() => void renew(), day);
  timer.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
};
