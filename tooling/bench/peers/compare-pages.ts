import { chromium } from 'playwright';
import { ensureChromium } from '../../test/ensure-chromium.ts';
import { CHROMIUM_FLAGS } from '../../test/find-chromium.ts';
import { measurePages, type MeasuredPage } from '../shop/pages/measure-pages.ts';
import type { visitPage } from '../shop/pages/visit-page.ts';
import { STRANGER } from '../shop/visitors/visitor.ts';
import { startCompressionProxy } from './compression-proxy.ts';

export interface ComparedPage {
  name: string;
  url: string;
}

/** @throws Error naming the page if it does not respond with a page */
const assertReachable = async ({ url }: ComparedPage): Promise<void> => {
  const answer = await fetch(url).catch((error: unknown) => {
    const { cause } = error as Error;
    throw new Error(`${url} is unreachable: ${cause instanceof Error ? cause.message : cause}`);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}, not a page`);
};

/**
 * Measures pages of any shops in one interleaved run, behind one proxy that compresses all alike.
 *
 * @throws Error naming the page that is unreachable, or never quiet
 */
export const comparePages = async (
  pages: readonly ComparedPage[],
  log: (line: string) => void,
  visit?: typeof visitPage,
): Promise<MeasuredPage[]> => {
  for (const page of pages) await assertReachable(page);
  const proxy = await startCompressionProxy();
  try {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: CHROMIUM_FLAGS,
      // By default the browser passes a proxy by for its own machine.
      proxy: { server: proxy.url, bypass: '<-loopback>' },
    });
    try {
      const visited = pages.map((page) => ({ ...page, visitor: STRANGER }));
      return await measurePages(browser, visited, log, visit);
    } finally {
      await browser.close();
    }
  } finally {
    proxy.stop();
  }
};
