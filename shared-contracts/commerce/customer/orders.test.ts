/** @jest-environment node */
import { listDocument, resource } from '../testing/document.ts';
import { anOrder, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { listOpenOrders, listOrders } from './orders.ts';

const ownerId = 'ownerIdAaa';

describe('listOrders', () => {
  it('S11 lists placed orders, newest first', async () => {
    const placed = anOrder({
      status: 'placed',
      skus_count: 3,
      placed_at: '2026-11-20T10:00:00Z',
      shipping_country_code_lock: 'US',
    });
    const { calls } = fakePlatform({
      'GET customers/ownerIdAaa/orders': {
        body: listDocument([placed], { pageCount: 2, total: 12 }),
      },
    });
    expect(await listOrders({ ownerId, page: 2 })(callContext())).toEqual({
      ok: true,
      value: {
        items: [
          {
            id: 'orderIdAaa',
            number: '1001',
            status: 'placed',
            fulfillment: 'unfulfilled',
            placedAt: '2026-11-20T10:00:00Z',
            country: 'US',
            total: { cents: 3190, currency: 'EUR' },
            quantity: 3,
          },
        ],
        page: 2,
        pageCount: 2,
        total: 12,
      },
    });
    expect(calls[0]?.query.get('sort')).toBe('-placed_at');
    expect(calls[0]?.query.get('filter[q][status_in]')).toBe(
      'placing,placed,editing,approved,cancelled',
    );
  });
});

describe('listOpenOrders', () => {
  const market = { market_id: '', market_code: 'it-eur' };
  const ORDERS = 'GET customers/ownerIdAaa/orders';

  it('T1 finds drafts and pending orders of the market, latest first', async () => {
    const { calls } = fakePlatform({
      [ORDERS]: { body: listDocument([resource('orders', 'orderIdAaa', { skus_count: 3 })]) },
    });
    expect(await listOpenOrders({ ownerId, market })(callContext())).toEqual({
      ok: true,
      value: [{ id: 'orderIdAaa', quantity: 3 }],
    });
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
      'filter[q][status_in]': 'draft,pending',
      'filter[q][market_code_eq]': 'it-eur',
      sort: '-updated_at',
    });
  });

  it('M10 filters by the market’s id if known', async () => {
    const { calls } = fakePlatform({ [ORDERS]: { body: listDocument([]) } });
    await listOpenOrders({ ownerId, market: { ...market, market_id: 'xYz' } })(callContext());
    expect(calls[0]?.query.get('filter[q][market_id_eq]')).toBe('xYz');
  });
});
