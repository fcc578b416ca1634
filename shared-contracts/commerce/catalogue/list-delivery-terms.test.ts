/** @jest-environment node */
import { callContext } from '../testing/factories.ts';
import { listDeliveryTerms } from './list-delivery-terms.ts';

const time = (id: string, method: string, days: readonly [min: number, max: number]) => ({
  id,
  type: 'delivery_lead_times',
  attributes: { min_days: days[0], max_days: days[1] },
  relationships: { shipping_method: { data: { type: 'shipping_methods', id: method } } },
});
const method = (id: string, price: number, freeOver: number | null) => ({
  id,
  type: 'shipping_methods',
  attributes: {
    name: `By ${id}`,
    metadata: id === 'road' ? { text: { de: { name: 'Per Lkw' } } } : {},
    reference: id,
    currency_code: 'EUR',
    price_amount_cents: price,
    free_over_amount_cents: freeOver,
  },
});

const answered = (status: number, body: unknown) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }));

afterEach(() => jest.restoreAllMocks());

describe('listDeliveryTerms', () => {
  it('gives what each method costs and how long it takes, the quickest first', async () => {
    answered(200, {
      data: [
        time('a', 'air', [3, 5]),
        time('b', 'road', [7, 14]),
        time('c', 'road', [1, 2]),
        { id: 'd', type: 'delivery_lead_times', attributes: { min_days: 1, max_days: 1 } },
      ],
      included: [method('air', 1290, null), method('road', 690, 6900)],
    });
    expect(await listDeliveryTerms()(callContext())).toEqual({
      ok: true,
      value: [
        {
          id: 'road',
          name: 'By road',
          names: { de: 'Per Lkw' },
          reference: 'road',
          price: { cents: 690, currency: 'EUR' },
          freeOver: { cents: 6900, currency: 'EUR' },
          times: [
            { minDays: 1, maxDays: 2 },
            { minDays: 7, maxDays: 14 },
          ],
        },
        expect.objectContaining({ id: 'air', freeOver: null, times: [{ minDays: 3, maxDays: 5 }] }),
      ],
    });
  });

  it('C5 answers a failure as data', async () => {
    answered(503, {});
    expect(await listDeliveryTerms()(callContext())).toMatchObject({ ok: false });
  });
});
