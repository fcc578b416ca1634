/** @jest-environment node */
import { callContext } from '../../testing/factories.ts';
import { confirmItems } from './confirm-items.ts';

const answer = {
  data: [
    {
      id: 'skuOne',
      type: 'skus',
      attributes: { code: 'BARBERA', name: 'Barbera' },
      relationships: {
        prices: { data: [{ type: 'prices', id: 'p' }] },
        stock_items: { data: [{ type: 'stock_items', id: 's' }] },
      },
    },
  ],
  included: [
    {
      id: 'p',
      type: 'prices',
      attributes: { amount_cents: 1490, compare_at_amount_cents: 1790, currency_code: 'EUR' },
    },
    {
      id: 's',
      type: 'stock_items',
      attributes: { quantity: 9 },
      relationships: { reserved_stock: { data: { type: 'reserved_stocks', id: 'r' } } },
    },
    { id: 'r', type: 'reserved_stocks', attributes: { quantity: 4 } },
  ],
};

const answered = (status: number, body: unknown) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }));

afterEach(() => jest.restoreAllMocks());

describe('confirmItems', () => {
  it('C2 reads price and what can be sold, reserved stock taken off, in one call', async () => {
    const fetched = answered(200, answer);
    const read = await confirmItems({ kind: 'sku', codes: ['BARBERA', 'GAVI'] })(callContext());
    expect(read).toMatchObject({
      ok: true,
      value: [
        {
          code: 'BARBERA',
          stock: 5,
          price: { cents: 1490, currency: 'EUR' },
          compareAt: { cents: 1790 },
        },
      ],
    });
    expect(fetched).toHaveBeenCalledTimes(1);
    const url = new URL(String(fetched.mock.calls[0]?.[0]));
    expect(url.pathname).toBe('/api/skus');
    expect(url.searchParams.get('filter[q][code_in]')).toBe('BARBERA,GAVI');
    expect(url.searchParams.get('include')).toContain('stock_items.reserved_stock');
  });

  it('C2 requests codes that the platform would split', async () => {
    const fetched = answered(200, { data: [] });
    await confirmItems({ kind: 'sku', codes: ['A,B', 'C'] })(callContext());
    const url = new URL(String(fetched.mock.calls[0]?.[0]));
    expect(url.searchParams.get('filter[q][code_matches_any]')).toBe('A_B,C');
    expect(url.searchParams.has('filter[q][code_in]')).toBe(false);
  });

  it('C2 requests at most 25 items', async () => {
    const fetched = answered(200, { data: [] });
    const codes = Array.from({ length: 40 }, (_, index) => `C${index}`);
    await confirmItems({ kind: 'bundle', codes })(callContext());
    const url = new URL(String(fetched.mock.calls[0]?.[0]));
    expect(url.searchParams.get('filter[q][code_in]')?.split(',')).toHaveLength(25);
  });

  it('C5 answers a failure as data', async () => {
    answered(503, {});
    expect(await confirmItems({ kind: 'sku', codes: ['A'] })(callContext())).toMatchObject({
      ok: false,
    });
  });
});
