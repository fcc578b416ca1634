import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { offeredLocales } from '@shop/contracts/market';
import type { RemoteRoute } from '@shop/contracts/remote';
import type { ShopConfig } from '@shop/contracts/store';
import { collectLines } from './collect-lines.ts';
import { maxBytesOf } from './limits.ts';
import { createMarketDraft } from './market-draft.ts';
import type { SitemapDraft } from './types.ts';

/**
 * Reads the whole catalogue index once and writes every market's pages to a folder of their own.
 *
 * @throws Error when the index does not answer; nothing is left behind then
 */
export const writeDraft = async (
  shop: ShopConfig,
  routes: readonly RemoteRoute[],
  parent: string,
): Promise<SitemapDraft> => {
  const folder = join(parent, randomUUID());
  await mkdir(folder, { recursive: true });
  const bytesOfLine = maxBytesOf(shop);
  const writers = await Promise.all(
    shop.markets.map((market, index) =>
      createMarketDraft({
        file: join(folder, `${index}.ndjson`),
        urlsOfLine: offeredLocales(market, shop.locales).length,
        bytesOfLine,
      }),
    ),
  );
  const hash = createHash('sha256');
  const finish = () => Promise.all(writers.map((it) => it.end()));
  try {
    for await (const line of collectLines(shop, routes)) {
      hash.update(JSON.stringify(line));
      for (const index of line.markets) await writers[index]?.add(line);
    }
  } catch (error) {
    await finish();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const drafts = await finish();
  return {
    id: hash.digest('base64url').slice(0, 22),
    markets: new Map(
      shop.markets.flatMap(({ market_code }, index) => {
        const draft = drafts[index];
        return draft ? [[market_code, draft] as const] : [];
      }),
    ),
  };
};
