import { seed } from '../../../services/commerce/demo/seed/index.ts';
import { SKU_INCLUDES } from '../../../shared-contracts/commerce/catalogue/sku-includes.ts';
import { openClient } from '../commerce/open-client.ts';
import { timed } from '../timed.ts';
import { ROUNDS } from './rounds.ts';

/** SKUs of the demo catalog and their first copies, which exist at every size. */
const codeOf = (round: number): string => {
  const { code = '' } = seed.skus[round % seed.skus.length] ?? {};
  const repetition = round % 10;
  return repetition === 0 ? code : `${code}-${repetition}`;
};

/** Platform reads of a product page: find the SKU by code, then retrieve it. p95 in ms. */
export const measureProduct = async (platform: string): Promise<number> => {
  const send = await openClient(platform);
  return timed(ROUNDS, async (round) => {
    const code = codeOf(round);
    const found = await send(`skus?filter[q][code_eq]=${code}&page[size]=1&fields[skus]=code`);
    const id = found.firstId();
    if (!id) throw new Error(`The platform has no SKU ${code}`);
    await send(`skus/${id}?include=${SKU_INCLUDES.join(',')}`);
  });
};
