import { Agent, request as open } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { wasClosed } from '../kept-connection.ts';

/** Sends one request to the platform and returns the parsed response. Throws on an error status. */
export type Send = (path: string, request?: { method: string; data: unknown }) => Promise<Answer>;

/** A complete response. Decompressed and parsed on demand, because that is the client's time. */
export interface Answer {
  id: () => string;
  /** Id of the first resource of a list; undefined if the list is empty. */
  firstId: () => string | undefined;
}

interface RequestOptions {
  method?: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

/**
 * Raw bytes. `fetch` decompresses each list to half a megabyte outside the heap, whose garbage collections of 3 to
 * 10 ms would distort every sixth figure.
 */
const ask = (agent: Agent, address: string, options: RequestOptions) =>
  new Promise<{ status: number; read: () => string }>((resolve, reject) => {
    const { method = 'GET', headers, body } = options;
    const sent = open(address, { agent, method, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const packed = reply.headers['content-encoding'] === 'gzip';
        const read = () => {
          const bytes = Buffer.concat(chunks);
          return (packed ? gunzipSync(bytes) : bytes).toString();
        };
        resolve({ status: reply.statusCode ?? 0, read });
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (wasClosed(sent, error)) ask(agent, address, options).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });

/** Requests as a guest of the Italian market, over one connection. */
export const openClient = async (origin: string): Promise<Send> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const granted = await ask(agent, `${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: 'fonte-vigna-shop',
      scope: 'market:code:it-eur',
    }),
  });
  const { access_token } = JSON.parse(granted.read()) as { access_token: string };
  const headers = {
    authorization: `Bearer ${access_token}`,
    accept: 'application/vnd.api+json',
    'accept-encoding': 'gzip',
    'content-type': 'application/vnd.api+json',
  };
  return async (path, request) => {
    const body = request && JSON.stringify({ data: request.data });
    const { status, read } = await ask(agent, `${origin}/api/${path}`, {
      headers,
      ...request,
      body,
    });
    if (status >= 400) throw new Error(`${path} answered ${status}: ${read().slice(0, 300)}`);
    const data = <T>() => (JSON.parse(read()) as { data: T }).data;
    return {
      id: () => data<{ id: string }>().id,
      firstId: () => data<{ id: string }[]>()[0]?.id,
    };
  };
};
