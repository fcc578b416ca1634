/** @jest-environment node */
import { document, resource } from '../testing/document.ts';
import { callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { listRefunds } from './account-operations.ts';

describe('listRefunds', () => {
  it('S11 E7 returns successful refunds, oldest first, without a sum', async () => {
    const refund = (id: string, attributes: object) =>
      resource('refunds', id, {
        amount_cents: 250,
        currency_code: 'EUR',
        succeeded: true,
        created_at: '2026-11-23T10:00:00Z',
        ...attributes,
      });
    const refunds = [
      refund('later', {}),
      refund('failed', { succeeded: false }),
      refund('sooner', { amount_cents: 500, created_at: '2026-11-22T10:00:00Z' }),
    ];
    const { calls } = fakePlatform({
      'GET orders/orderIdAaa': {
        body: document(resource('orders', 'orderIdAaa', {}, { refunds })),
      },
    });
    expect(await listRefunds('orderIdAaa')(callContext())).toEqual({
      ok: true,
      value: [
        { id: 'sooner', amount: { cents: 500, currency: 'EUR' }, at: '2026-11-22T10:00:00Z' },
        { id: 'later', amount: { cents: 250, currency: 'EUR' }, at: '2026-11-23T10:00:00Z' },
      ],
    });
    expect(calls[0]?.query.get('include')).toBe('refunds');
  });
});
