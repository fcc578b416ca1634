import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { hostsOf } from './hosts.ts';
import { listenSecure } from './listen-secure.ts';
import { authorityPath, loadCertificates } from './load-certificates.ts';
import { spkiOf } from './spki-of.ts';
import { startProxy, type Listener } from './start-proxy.ts';
import { relative } from 'node:path';

/** The TLS side of a running platform. */
export interface Secure {
  readonly tlsPort: number;
  /** The authority's key as Chromium's `--ignore-certificate-errors-spki-list` wants it. */
  readonly authorityKey: string;
  /** null without a proxy. */
  readonly proxyPort: number | null;
  readonly close: () => Promise<void>;
}

/**
 * Starts what the configuration asks for: the TLS listener for the official host names and the proxy that leads to
 * it. null when it asks for neither. A proxy without a port for TLS gets a listener on a free one.
 */
export const startSecure = async (
  app: FastifyInstance,
  config: Pick<Config, 'organization' | 'domain' | 'host' | 'tls'>,
): Promise<Secure | null> => {
  const { tls, host } = config;
  if (tls.port === null && tls.proxyPort === null) return null;
  const hosts = Object.values(hostsOf(config));
  const listener = await listenSecure(app, {
    port: tls.port ?? 0,
    host,
    load: () => loadCertificates(tls.folder, hosts),
  });
  const proxy: Listener | null =
    tls.proxyPort === null
      ? null
      : await startProxy({ port: tls.proxyPort, host, hosts, target: listener.port });
  return {
    tlsPort: listener.port,
    authorityKey: spkiOf(readFileSync(authorityPath(tls.folder), 'utf8')),
    proxyPort: proxy?.port ?? null,
    close: async () => {
      await proxy?.close();
      await listener.close();
    },
  };
};

/** What anyone who starts the platform must know to reach it over TLS, a fact a line. */
export const describeTls = (
  { tlsPort, proxyPort, authorityKey }: Secure,
  { host, tls }: { readonly host: string; readonly tls: { readonly folder: string } },
): readonly string[] => [
  `commerce over TLS on ${host}:${tlsPort}, by the authority of ${relative('.', authorityPath(tls.folder))}`,
  ...(proxyPort === null
    ? []
    : [`proxy to the official host names on http://${host}:${proxyPort}`]),
  `for a Chromium: --ignore-certificate-errors-spki-list=${authorityKey}`,
];
