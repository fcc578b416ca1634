import type { CatalogueListing, Suggestions } from '@shop/contracts/commerce/catalogue';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { fastify } from 'fastify';
import type { OpenCatalogue } from '../open-catalogue.ts';
import { openRepairingCatalogue } from '../open-repairing-catalogue.ts';
import { catalogueRoutes } from '../routes/catalogue-routes.ts';
import { openStore } from '../../open-store.ts';
import { keptCalls } from '../../webhooks/kept-calls.ts';
import { postWebhook } from '../../webhooks/post-webhook.ts';

export interface TestCatalogue {
  catalogue: OpenCatalogue;
  said: string[];
  address: string;
  get: (path: string, query?: string) => Promise<Response>;
  items: (query: string) => Promise<CatalogueListing>;
  suggestions: (query: string) => Promise<Suggestions>;
  stop: () => Promise<void>;
}

/** Polls until a condition holds, limited by the test's timeout. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

interface Options {
  platform: string;
  database?: string;
  compareEvery?: number;
  webhooks?: boolean;
  /** Receiver of the webhooks instead of this service. */
  callback?: string;
  onWriting?: () => Promise<void>;
}

/** A listening catalog service over a platform, with its index build started. */
export const startCatalogue = async ({
  platform,
  database = ':memory:',
  compareEvery = 300_000,
  webhooks = false,
  callback,
  onWriting,
}: Options): Promise<TestCatalogue> => {
  const said: string[] = [];
  const catalogue = await openRepairingCatalogue({
    database,
    platform: {
      endpoint: platform,
      authEndpoint: platform,
      clientId: 'fonte-vigna-backoffice',
      clientSecret: 'demo-backoffice-secret',
    },
    compareEvery,
    markets: MARKETS,
    log: (line) => said.push(line),
    ...(onWriting && { onWriting }),
  });
  const app = fastify();
  catalogueRoutes(app, catalogue);
  postWebhook(app, catalogue.webhooks, keptCalls(await openStore(':memory:')));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const receiver = callback ?? address;
  void catalogue.run(webhooks ? `${receiver}${catalogue.webhooks.path}` : null);
  const get = (path: string, query = '') => fetch(`${address}/catalogue/${path}?${query}`);
  const read = async (path: string, query: string) =>
    (await get(path, `market=it-eur&locale=it&${query}`)).json();
  return {
    catalogue,
    said,
    address,
    get,
    items: (query) => read('items', query),
    suggestions: (query) => read('suggestions', query),
    stop: async () => {
      await app.close();
      await catalogue.close();
    },
  };
};
