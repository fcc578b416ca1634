import type { RunningPlatform } from './start-platform.ts';

export const mediaType = 'application/vnd.api+json';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly data?: unknown;
    readonly errors?: readonly { code: string; detail: string; title: string }[];
    readonly [member: string]: unknown;
  };
}

/** Requests past the client's own types, with one token. A path begins with `/api/` or is a whole link. */
export const rawClient =
  (platform: RunningPlatform, accessToken: string) =>
  async (path: string, init: RequestInit & { data?: unknown } = {}): Promise<RawAnswer> => {
    const { pathname, search } = new URL(path, 'https://shop.commerce.test');
    const { data, ...rest } = init;
    const answer = await fetch(`${platform.origin}${pathname}${search}`, {
      ...rest,
      ...(data !== undefined && { body: JSON.stringify({ data }) }),
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: mediaType,
        ...(init.method && init.method !== 'GET' && { 'content-type': mediaType }),
        ...init.headers,
      },
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text === '' ? {} : (JSON.parse(text) as RawAnswer['body']),
    };
  };

/** The token of a client that may do everything. */
export const integrationToken = async ({ token, config }: RunningPlatform): Promise<string> =>
  (
    await token({
      client_id: config.clients.integrationId,
      client_secret: config.clients.integrationSecret,
      scope: undefined,
    })
  ).access_token;
