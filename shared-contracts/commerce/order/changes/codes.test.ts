/** @jest-environment node */
import { document, fieldErrorDocument } from '../../testing/document.ts';
import { anOrder, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { clearCoupon, setCoupon } from './codes.ts';

const PATCH = 'PATCH orders/orderIdAaa';
const order = { body: document(anOrder()) };
const orderId = 'orderIdAaa';

describe('setCoupon', () => {
  it('V7 applies a code of unknown kind', async () => {
    const { calls } = fakePlatform({ [PATCH]: order });
    await setCoupon({ orderId, code: ' WELCOME10 ' })(callContext());
    expect(calls[0]?.body.data?.attributes).toEqual({ gift_card_or_coupon_code: 'WELCOME10' });
  });

  it.each([
    ['coupon', { coupon_code: 'WELCOME10' }],
    ['gift-card', { gift_card_code: 'WELCOME10' }],
  ] as const)('V7 applies a code as a %s', async (kind, attributes) => {
    const { calls } = fakePlatform({ [PATCH]: order });
    await setCoupon({ orderId, code: 'WELCOME10', kind })(callContext());
    expect(calls[0]?.body.data?.attributes).toEqual(attributes);
  });

  it('V7 reports an unknown code', async () => {
    fakePlatform({
      [PATCH]: { status: 422, body: fieldErrorDocument('gift_card_or_coupon_code', 'invalid') },
    });
    expect(await setCoupon({ orderId, code: 'NONESUCH' })(callContext())).toMatchObject({
      error: { code: 'INVALID_COUPON', fields: [{ field: 'gift_card_or_coupon_code' }] },
    });
  });

  it('V7 removes either kind', async () => {
    const { calls } = fakePlatform({ [PATCH]: order });
    await clearCoupon({ orderId, kind: 'coupon' })(callContext());
    await clearCoupon({ orderId, kind: 'gift-card' })(callContext());
    expect(calls.map((it) => it.body.data?.attributes)).toEqual([
      { coupon_code: '' },
      { gift_card_code: '' },
    ]);
  });
});
