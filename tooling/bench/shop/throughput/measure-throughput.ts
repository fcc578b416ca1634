import { get, type Agent } from 'node:http';
import { underLoad } from './under-load.ts';

interface Load {
  url: string;
  /** Concurrent requests. */
  connections: number;
  /** ms. */
  duration: number;
  /** Gives each request a unique address, which bypasses the cache. */
  distinct?: boolean;
  /** A visitor's page: their `Cookie` header, and a text without which a response does not count. */
  visitor?: { cookie: string; content: string };
}

/** Responses per second under a steady load from this process. Throws on any status other than 200. */
export const measureThroughput = async ({
  url,
  connections,
  duration,
  distinct = false,
  visitor,
}: Load): Promise<number> => {
  let answered = 0;
  let sent = 0;
  const headers = visitor ? { cookie: visitor.cookie } : { 'accept-encoding': 'br' };
  const request = (agent: Agent): Promise<void> =>
    new Promise((resolve, reject) => {
      const address = distinct ? `${url}?n=${Date.now()}-${sent++}` : url;
      get(address, { agent, headers }, (answer) => {
        let body = '';
        if (visitor) answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        else answer.resume();
        answer.on('end', () => {
          if (answer.statusCode !== 200)
            return reject(new Error(`${address} answered ${answer.statusCode}`));
          if (!visitor || body.includes(visitor.content)) answered++;
          resolve();
        });
      }).on('error', reject);
    });
  const seconds = await underLoad({ connections, duration }, request);
  return answered / seconds;
};
