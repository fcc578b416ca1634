import { createRegistry } from '../definition/registry.ts';
import { resources } from '../../domains/index.ts';
import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { integrationToken, rawClient, type RawAnswer } from '../../testing/json-api.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

interface Document {
  readonly id: string;
  readonly type: string;
  readonly links: { readonly self: string };
  readonly relationships: Readonly<
    Record<
      string,
      {
        readonly links: { readonly self: string; readonly related: string };
        readonly data?: unknown;
      }
    >
  >;
}

const registry = createRegistry(resources);
const listed = [...registry.values()].filter(
  ({ internal, actions }) => internal !== true && actions.includes('list'),
);

let platform: RunningPlatform;
let get: (path: string) => Promise<RawAnswer>;
beforeAll(async () => {
  platform = await startPlatform();
  const cl = await platform.guest();
  const placed = await aCart(cl);
  await prepareToPlace(cl, placed.id);
  await cl.orders.update({ id: placed.id, _place: true });
  get = rawClient(platform, await integrationToken(platform));
});
afterAll(() => platform.stop());

// The platform under test checks the content of its responses itself.
describe('every address the answers name', () => {
  it.each(listed.map(({ shape }) => shape.type))('answers, for %s', async (type) => {
    const relationships = Object.keys(registry.get(type)!.shape.relationships);
    const { status, body } = await get(`/api/${type}?page[size]=3&include=${relationships.join()}`);
    expect([status, body.errors]).toEqual([200, undefined]);
    const [row] = body.data as Document[];
    if (row === undefined) return;
    const addresses = [
      row.links.self,
      ...Object.values(row.relationships).flatMap(({ links }) => [links.self, links.related]),
    ];
    for (const address of addresses)
      expect([address, (await get(address)).status]).toEqual([address, 200]);
  });

  it('answers, for the singletons', async () => {
    const { body } = await get('/api/organization?include=event_stores');
    const { links, relationships } = body.data as Document;
    expect(links.self).toMatch(/\/api\/organization$/);
    expect((await get(relationships['event_stores']!.links.related)).status).toBe(200);
    expect((await get(relationships['event_stores']!.links.self)).body.data).toEqual([]);
  });

  it('gives the related rows by type and id alone', async () => {
    const { body } = await get('/api/skus?filter[q][code_eq]=BARBERA-750&include=prices');
    const [sku] = body.data as Document[];
    const prices = sku!.relationships['prices']!;
    expect((await get(prices.links.self)).body.data).toEqual(prices.data);
    const category = await get(`/api/skus/${sku!.id}/relationships/shipping_category`);
    expect(category.body.data).toMatchObject({ type: 'shipping_categories' });
    expect(await get(`/api/skus/${sku!.id}/relationships/nonsense`)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'RESOURCE_NOT_FOUND' }] },
    });
  });
});
