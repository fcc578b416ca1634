import type { Screen } from './screens.ts';

/**
 * What a server sent: `whole` with the page's content; `readable` with a heading, but without its data; `browser` for
 * a document that the browser renders; `later` for 503 with `Retry-After`; otherwise the failure.
 */
export type Grade = 'whole' | 'readable' | 'browser' | 'later' | 'failed' | 'late';

export interface Asked {
  grade: Grade;
  status: number;
  /** Response time in ms, with the body. */
  ms: number;
}

const gradeOf = ({ content }: Screen, answer: Response, html: string): Grade => {
  if (answer.status === 503) return answer.headers.has('retry-after') ? 'later' : 'failed';
  if (answer.status !== 200 || !html.includes('</html>')) return 'failed';
  if (content.test(html)) return 'whole';
  return /<h1[\s>]/.test(html) ? 'readable' : 'browser';
};

interface Options {
  /** URL of the shop with the market's prefix. */
  root: string;
  /** Sent with requests for pages that show an order. */
  cookie: string;
  /** ms */
  deadline: number;
}

/** Requests a screen's document. @param version makes the URL new to every cache; null for the cached page */
export const askScreen = async (
  screen: Screen,
  version: string | null,
  { root, cookie, deadline }: Options,
): Promise<Asked> => {
  const url = new URL(`${root}${screen.path === '/' ? '' : screen.path}`);
  if (version !== null) url.searchParams.set('version', version);
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const answer = await fetch(url, {
      headers: screen.kind === 'order' ? { cookie } : {},
      signal: AbortSignal.timeout(deadline),
    });
    const html = await answer.text();
    return { grade: gradeOf(screen, answer, html), status: answer.status, ms: ms() };
  } catch {
    return { grade: ms() >= deadline ? 'late' : 'failed', status: 0, ms: ms() };
  }
};
