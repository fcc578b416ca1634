import type { SalesChannelViewer } from '../../engine/definition/viewer.ts';
import { createRegistry, definitionOf } from '../../engine/definition/registry.ts';
import { mayDo, scopeOf } from '../../engine/definition/scope.ts';
import { singleDocument } from '../../engine/document/build-document.ts';
import { parseQuery, type Query } from '../../engine/query/parse-query.ts';
import type { IncludeTree } from '../../engine/query/parse-include.ts';
import { openBusyShop, shopAs, type Shopper } from '../../testing/shoppers.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';
import { startReceiver, type Receiver } from '../../testing/receiver.ts';
import { marketScope } from './scopes/market-scope.ts';
import { resources } from '../index.ts';

const registry = createRegistry(resources);
const depth = 3;

let platform: RunningPlatform;
let receiver: Receiver;
const people: Record<string, Shopper> = {};

beforeAll(async () => {
  platform = await startPlatform();
  receiver = await startReceiver();
  const shop = await openBusyShop(platform);
  for (const topic of [
    'orders.place',
    'line_items.create',
    'addresses.create',
    'customers.create',
    'customer_password_resets.create',
    'gift_cards.activate',
  ])
    await shop.office.webhooks.create({
      topic,
      callback_url: receiver.url,
      include_resources: topic === 'orders.place' ? ['customer', 'shipping_address'] : [],
    });
  for (const [name, password] of [
    ['carla', 'segreto1'],
    ['dario', 'segreto1'],
    ['one-guest'],
    ['other-guest'],
  ] as const)
    people[name] = await shopAs(shop, name, password);
});
afterAll(async () => {
  await platform.stop();
  await receiver.stop();
});

const targetsOf = (types: readonly string[], name: string): string[] => [
  ...new Set(
    types.flatMap((type) => {
      const relationship = definitionOf(registry, type).shape.relationships[name];
      if (relationship === undefined || relationship.cardinality === 'empty') return [];
      return relationship.cardinality === 'polymorphic'
        ? relationship.targets
        : [relationship.target];
    }),
  ),
];

/** Every include path from a resource, up to a number of steps. */
const treeOf = (types: readonly string[], steps: number): IncludeTree => ({
  children: new Map(
    steps === 0
      ? []
      : [
          ...new Set(
            types.flatMap((type) => Object.keys(definitionOf(registry, type).shape.relationships)),
          ),
        ].map((name) => [name, treeOf(targetsOf(types, name), steps - 1)] as const),
  ),
});

const viewerOf = (name: string): SalesChannelViewer => {
  const [market] = platform.store.where('markets', { code: 'it-eur' });
  return {
    kind: 'sales_channel',
    customerId: people[name]!.customerId,
    markets: [marketScope(platform.store, market!.id)!],
    inMarket: true,
    fingerprint: name,
    applicationId: '',
  };
};

/** Each way in: from the catalog's and one's own rows along every include path, with what it led to. */
const walk = function* (name: string): Generator<[path: string, document: string]> {
  const viewer = viewerOf(name);
  const own = people[name]!.rows;
  const everyones = new Set(Object.values(people).flatMap(({ rows }) => [...rows.keys()]));
  const { store } = platform;
  const context = { store, registry, viewer, base: '', organizationId: '' };
  for (const resource of resources) {
    const { type } = resource.shape;
    if (!mayDo(resource, viewer, 'retrieve') && !mayDo(resource, viewer, 'list')) continue;
    const query = parseQuery(registry, resource, {}, viewer) as { value: Query };
    for (const row of store.select(type, scopeOf(resource, viewer)))
      if (own.has(row.id) || !everyones.has(row.id))
        for (const [first, tree] of treeOf([type], depth).children) {
          const include = { children: new Map([[first, tree]]) };
          const document = singleDocument(context, resource, row, { ...query.value, include });
          yield [`${type}.${first}`, JSON.stringify(document)];
        }
  }
};

describe('include paths', () => {
  it.each(['carla', 'one-guest'])(
    'X lead %s from no row to a row of anyone else',
    (name) => {
      const found = new Set<string>();
      const seen = new Set<string>();
      const foreign = new Map(
        Object.entries(people)
          .filter(([other]) => other !== name)
          .flatMap(([, { rows }]) => [...rows]),
      );
      for (const [path, document] of walk(name))
        for (const [id] of document.matchAll(/\b[A-Za-z]{10}\b/g)) {
          seen.add(id);
          const type = foreign.get(id);
          if (type) found.add(`${path} … ${type}`);
        }
      expect([...found]).toEqual([]);
      const types = new Set(
        [...people[name]!.rows].flatMap(([id, it]) => (seen.has(id) ? it : [])),
      );
      expect([...types]).toEqual(
        expect.arrayContaining(['orders', 'line_items', 'gift_cards', 'addresses', 'shipments']),
      );
    },
    60_000,
  );
});
