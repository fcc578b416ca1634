import { get, type Agent } from 'node:http';
import { underLoad } from './under-load.ts';

interface Load {
  /** Pages requested in turn. */
  urls: readonly string[];
  /** Concurrent requests. */
  connections: number;
  /** ms. */
  duration: number;
}

/** Outcomes of requests beyond the rendering capacity. */
export interface Saturation {
  /** Rendered pages per second. */
  rendered: number;
  /** Percentage of 200 responses without the rendered page. */
  empty: number;
  /** Percentage of 503 responses with `Retry-After`. */
  shed: number;
  /** Other responses: a bug. */
  failed: number;
}

/** Present on every page of the shop. */
const CONTENT = '<h1';

/** Requests uncached pages at a higher concurrency than the server renders, and counts the outcomes. */
export const measureSaturation = async ({
  urls,
  connections,
  duration,
}: Load): Promise<Saturation> => {
  const counts = { rendered: 0, empty: 0, shed: 0, failed: 0 };
  let sent = 0;
  const request = (agent: Agent): Promise<void> =>
    new Promise((resolve, reject) => {
      const url = `${urls[sent % urls.length]}?n=${Date.now()}-${sent++}`;
      get(url, { agent }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.on('end', () => {
          const { statusCode, headers } = answer;
          if (statusCode === 200) counts[body.includes(CONTENT) ? 'rendered' : 'empty'] += 1;
          else counts[statusCode === 503 && headers['retry-after'] ? 'shed' : 'failed'] += 1;
          resolve();
        });
      }).on('error', reject);
    });
  const seconds = await underLoad({ connections, duration }, request);
  const share = (count: number): number => (100 * count) / sent;
  return {
    rendered: counts.rendered / seconds,
    empty: share(counts.empty),
    shed: share(counts.shed),
    failed: counts.failed,
  };
};
