import { get, type Agent } from 'node:http';
import { underLoad } from './under-load.ts';

interface Load {
  /** Pages asked for in turn. */
  urls: readonly string[];
  /** Requests at a time. */
  connections: number;
  /** ms. */
  duration: number;
}

/** What became of the pages asked for while more were asked for than can be rendered. */
export interface Saturation {
  /** Answers per second that hold their page. */
  rendered: number;
  /** Of all answers, the part that is a 200 without its page, in %. */
  empty: number;
  /** Of all answers, the part that was turned away with 503 and `Retry-After`, in %. */
  shed: number;
  /** Answers that are neither: a bug. */
  failed: number;
}

/** Every page of the shop has one. */
const CONTENT = '<h1';

/** Asks for pages that no cache has, more at a time than the server renders, and looks at what comes. */
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
