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
}

/** Responses per second under a steady load from this process. Throws on any status other than 200. */
export const measureThroughput = async ({
  url,
  connections,
  duration,
  distinct = false,
}: Load): Promise<number> => {
  let answered = 0;
  let sent = 0;
  const request = (agent: Agent): Promise<void> =>
    new Promise((resolve, reject) => {
      const address = distinct ? `${url}?n=${Date.now()}-${sent++}` : url;
      get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode !== 200)
            return reject(new Error(`${address} answered ${answer.statusCode}`));
          answered++;
          resolve();
        });
      }).on('error', reject);
    });
  const seconds = await underLoad({ connections, duration }, request);
  return answered / seconds;
};
