import { relative } from 'node:path';
import { authorityPath } from './load-certificates.ts';
import type { Secure } from './start-secure.ts';

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
