import { get, type Agent, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { STORAGE } from '../../../shared-contracts/storage/storage-table.ts';
import type { Send } from '../commerce/open-client.ts';
import { addLineItem, createOrder } from '../commerce/order-requests.ts';
import { wasClosed } from '../kept-connection.ts';
import { CATEGORIES, SORTS, TYPED, WORDS } from '../queries.ts';
import type { Outcomes } from './outcomes.ts';

const MARKET = 'it-eur';
/** Its stock outlasts the visits, because a cart reserves nothing. */
const ITEM = 'BARBERA-ASTI-750';

export interface Addresses {
  /** Shell, with the market's path. */
  shop: string;
  storeApi: string;
  /** Paths of products on the shell. */
  products: readonly string[];
}

export interface Visitor {
  agent: Agent;
  platform: Send;
  /** Awaited between two requests. */
  think: () => Promise<void>;
}

const any = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

/** A price range in cents that hardly any other visit has, so that no cache answers. */
const anyPrice = (): string =>
  `${500 + Math.floor(Math.random() * 900)}-${4000 + Math.floor(Math.random() * 9000)}`;

interface Expected {
  cookie?: string;
  /** Text of a rendered response. */
  content: string;
}

const textOf = ({ headers }: IncomingMessage, body: Buffer): string =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();

/**
 * Requests as a browser does.
 *
 * @returns whether the response has the content
 * @throws if the response is not 200
 */
const read = (agent: Agent, url: string, expected: Expected): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { cookie, content } = expected;
    const headers = { 'accept-encoding': 'br', ...(cookie && { cookie }) };
    const sent = get(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`));
        else resolve(textOf(answer, Buffer.concat(chunks)).includes(content));
      });
    });
    sent.on('error', (error) => {
      if (wasClosed(sent, error)) read(agent, url, expected).then(resolve, reject);
      else reject(error);
    });
  });

const TITLE = '<h1';

/**
 * One visit of a guest: home, a category, the same with a price range and its list from the index as the filters request
 * it, suggestions, a search, a product, a line item in a new order, the cart, and the first section of the checkout.
 */
export const visit = async (
  { agent, platform, think }: Visitor,
  { shop, storeApi, products }: Addresses,
  { note }: Outcomes,
): Promise<void> => {
  const page = async (kind: string, path: string, expected: Expected = { content: TITLE }) => {
    await note(kind, () => read(agent, shop + path, expected));
    await think();
  };
  const index = async (query: string) => {
    const url = `${storeApi}/catalogue/${query}&market=${MARKET}&locale=it`;
    await note('catalog index', () => read(agent, url, { content: '{' }));
    await think();
  };
  const category = any(CATEGORIES);
  const price = anyPrice();
  await page('public page', '');
  await page('public page', `/category/${category}`);
  await page('filtered list, rendered afresh', `/category/${category}?price=${price}`);
  await index(`items?category=${category}&price=${price}&sort=${any(SORTS)}`);
  await index(`suggestions?q=${any(TYPED)}`);
  await page('public page', `/search?q=${encodeURIComponent(any(WORDS))}`);
  await page('public page', any(products));
  let order = '';
  await note('platform, new order', async () => {
    order = await createOrder(platform);
  });
  await note('platform, line item', () => addLineItem(platform, order, ITEM));
  await think();
  const cookie = `${STORAGE.orderCookie.key}=${MARKET}.${order}`;
  await page("a guest's cart", '/cart', { cookie, content: ITEM });
  await page('checkout', '/checkout/account', { cookie, content: TITLE });
};
