import { seed } from '../../../services/commerce/demo/seed/index.ts';
import { SKU_INCLUDES } from '../../../shared-contracts/commerce/catalogue/sku-includes.ts';
import { openClient } from '../commerce/open-client.ts';
import { CATEGORIES, SORTS, TYPED, WORDS } from '../queries.ts';
import { timed } from '../timed.ts';

/**
 * The warm-up is long because the process itself warms up during the smallest catalog, against which the others are
 * judged.
 */
const ROUNDS = { warmUp: 1200, counted: 600 } as const;

const MARKETS = ['it-eur', 'de-eur', 'gb-gbp', 'ch-chf'];
/** Facet values that occur together: a shopper is never offered an empty combination. */
const GROWN = [
  'grape=barbera&grape=nebbiolo&region=piemonte',
  'grape=sangiovese&region=toscana',
  'grape=corvina&region=veneto',
  'grape=grillo&region=sicilia',
];

const at = (values: readonly string[], round: number): string =>
  values[round % values.length] ?? '';

/** Distinct addresses of one query kind. */
const QUESTIONS = {
  listing: (round: number) =>
    `items?category=${at(CATEGORIES, round)}&sort=${at(SORTS, round)}&page=${1 + (round % 3)}`,
  // Price ranges repeat only after the index has evicted them.
  'facets together': (round: number) =>
    `items?${at(GROWN, round >> 2)}&size=750&price=${500 + (round % 900)}-${4000 + (round % 900)}` +
    `&available=1&sort=${at(SORTS, round >> 4)}`,
  search: (round: number) =>
    `items?q=${encodeURIComponent(at(WORDS, round))}&page=${1 + (round % 2)}`,
  suggestions: (round: number) => `suggestions?q=${at(TYPED, round)}`,
} as const;

/** p95 in ms by query kind. */
export type QuestionTimes = Readonly<Record<keyof typeof QUESTIONS, number>>;

/** @throws unless the response is a success */
export const ask = async (address: string): Promise<void> => {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
};

/** Response times of the index, one query at a time. */
export const measureQuestions = async (endpoint: string): Promise<QuestionTimes> => {
  const times: Partial<Record<keyof typeof QUESTIONS, number>> = {};
  for (const [name, question] of Object.entries(QUESTIONS))
    times[name as keyof typeof QUESTIONS] = await timed(ROUNDS, (round) =>
      ask(`${endpoint}/catalogue/${question(round)}&market=${at(MARKETS, round)}&locale=it`),
    );
  return times as QuestionTimes;
};

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
