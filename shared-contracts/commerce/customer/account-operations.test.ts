/** @jest-environment node */
import { document, listDocument, resource } from '../testing/document.ts';
import { callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { listRefunds, listReturns } from './account-operations.ts';

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

describe('listReturns', () => {
  it('S11 returns what was requested with its items, oldest first, and no draft', async () => {
    const items = [resource('return_line_items', 'l', { name: 'Gavi', quantity: 2 })];
    const aReturn = (id: string, attributes: object) =>
      resource(
        'returns',
        id,
        { number: `10042/R/${id}`, ...attributes },
        { return_line_items: items },
      );
    const { calls } = fakePlatform({
      'GET orders/orderIdAaa/returns': {
        body: listDocument([
          aReturn('b', { status: 'requested', created_at: '2026-11-23T10:00:00Z' }),
          aReturn('c', { status: 'draft', created_at: '2026-11-24T10:00:00Z' }),
          aReturn('a', { status: 'refunded', created_at: '2026-11-22T10:00:00Z' }),
        ]),
      },
    });
    const answer = await listReturns('orderIdAaa')(callContext());
    const lines = [{ id: 'l', name: 'Gavi', quantity: 2 }];
    expect(answer).toEqual({
      ok: true,
      value: [
        { id: 'a', number: '10042/R/a', status: 'refunded', at: '2026-11-22T10:00:00Z', lines },
        { id: 'b', number: '10042/R/b', status: 'requested', at: '2026-11-23T10:00:00Z', lines },
      ],
    });
    expect(calls[0]?.query.get('include')).toBe('return_line_items');
  });
});
