import type { FileHandle } from 'node:fs/promises';
import type { Market } from '@shop/contracts/market';
import type { ShopConfig } from '@shop/contracts/store';
import { URLSET_END, URLSET_START, urlEntries } from './sitemap-xml.ts';
import type { DraftLine, SitemapPart } from './types.ts';

/**
 * One sitemap as text, a page of the shop at a time: however long, it is never in memory as a whole.
 *
 * @param handle the market's draft; closed at the end
 */
export async function* streamSitemap(
  shop: ShopConfig,
  market: Market,
  handle: FileHandle,
  { start, end }: SitemapPart,
): AsyncGenerator<string> {
  try {
    yield URLSET_START;
    for await (const line of handle.readLines({ start, end, autoClose: false }))
      yield urlEntries(shop, market, JSON.parse(line) as DraftLine);
    yield URLSET_END;
  } finally {
    await handle.close();
  }
}
