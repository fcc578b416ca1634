import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommerceLayer, type CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { readConfig } from '../../services/commerce/config/config.ts';
import { startServer } from '../../services/commerce/start-server.ts';
import { authorityPath } from '../../services/commerce/tls/load-certificates.ts';
import { spkiOf } from '../../services/commerce/tls/spki-of.ts';

/** A separate platform with the shop's catalog, reachable under the official host names. */
export interface OfficialPlatform {
  readonly endpoint: string;
  /** Flags with which Chromium reaches and trusts it, and nothing else. */
  readonly chromiumFlags: readonly string[];
  /** POST /oauth/token for the sales channel of the Italian market, overridable by the body. */
  readonly token: (body?: Record<string, string>) => Promise<string>;
  /** The SDK with the integration's token. */
  readonly office: () => Promise<CommerceLayerBundle>;
  /** A token of the integration. */
  readonly integrationToken: () => Promise<string>;
  /**
   * An API call besides the official clients: reads, or creates if there is a body. Returns the document's data.
   */
  readonly call: <Data>(token: string, path: string, body?: unknown) => Promise<Data>;
  readonly stop: () => Promise<void>;
}

export const startPlatform = async (): Promise<OfficialPlatform> => {
  const folder = await mkdtemp(join(tmpdir(), 'official-clients-'));
  const read = readConfig({
    COMMERCE_PORT: '0',
    COMMERCE_DB: join(folder, 'commerce.sqlite'),
    COMMERCE_DOMAIN: 'commercelayer.io',
    COMMERCE_TLS_PORT: '0',
    COMMERCE_PROXY_PORT: '0',
    COMMERCE_ADMIN: 'off',
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const server = await startServer(config, () => undefined);
  const authority = await readFile(authorityPath(config.tls.folder), 'utf8');
  const token: OfficialPlatform['token'] = async (body = {}) => {
    const answer = await fetch(`${server.origin}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credentials',
        client_id: config.clients.salesChannelId,
        scope: 'market:code:it-eur',
        ...body,
      }),
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    return access_token;
  };
  const integrationToken = () =>
    token({
      client_id: config.clients.integrationId,
      client_secret: config.clients.integrationSecret,
      scope: 'market:all',
    });
  return {
    endpoint: `https://${config.organization}.${config.domain}`,
    token,
    integrationToken,
    office: async () =>
      CommerceLayer({
        accessToken: await integrationToken(),
        fetch: (input, init) => {
          const { pathname, search } = new URL(input instanceof Request ? input.url : input);
          return fetch(`${server.origin}${pathname}${search}`, init);
        },
      }),
    call: async <Data>(accessToken: string, path: string, body?: unknown) => {
      const answer = await fetch(`${server.origin}/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${accessToken}`,
          accept: 'application/vnd.api+json',
          'content-type': 'application/vnd.api+json',
        },
        ...(body !== undefined && { body: JSON.stringify({ data: body }) }),
      });
      const { data } = (await answer.json()) as { data: Data };
      return data;
    },
    chromiumFlags: [
      `--proxy-server=http://127.0.0.1:${server.secure?.proxyPort}`,
      `--ignore-certificate-errors-spki-list=${spkiOf(authority)}`,
    ],
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
