import { authorityPath } from './load-certificates.ts';

/** Where a client finds the platform over TLS. */
interface SecureAddress {
  /** Folder of the certificates. */
  readonly folder: string;
  readonly proxyPort: number;
}

/**
 * Environment in which Node 24's own `fetch` reaches the platform by its official host names on port 443, without a
 * change in the client, the packages or the hosts file. Variables of the process started, not of a running one: Node
 * reads all three when it starts.
 */
export const clientEnvironment = ({ folder, proxyPort }: SecureAddress) => ({
  NODE_USE_ENV_PROXY: '1',
  HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`,
  NODE_EXTRA_CA_CERTS: authorityPath(folder),
});
