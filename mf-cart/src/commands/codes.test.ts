import { fail } from '@shop/contracts/commerce';
import { commerceError } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { applyCode } from './codes.ts';
import { codeMessage } from './send-code.ts';

beforeEach(() => {
  resetPlatform();
  platform.holdsOrder({});
});

const apply = (...its: [code: string, kind?: 'coupon' | 'gift-card']) =>
  createTestPage({ orderId: 'order-1' }).store.dispatch(applyCode('order-1', ...its));
const asked = () => platform.calls.filter((it) => it.startsWith('setCoupon'));

describe('applyCode', () => {
  it('V7 sends a valid code once, as either kind', async () => {
    expect(await apply('BENVENUTO10')).toMatchObject({ ok: true });
    expect(asked()).toEqual(['setCoupon BENVENUTO10']);
  });

  it('V7 tries an unknown code as a coupon to learn the reason', async () => {
    platform.fails('setCoupon', 'INVALID_COUPON');
    platform.fails('setCoupon', 'INVALID_COUPON');
    expect(await apply('SCONOSCIUTO')).toMatchObject({ error: { code: 'INVALID_COUPON' } });
    expect(asked()).toEqual(['setCoupon SCONOSCIUTO', 'setCoupon SCONOSCIUTO coupon']);
  });

  it('V7 does not do so for a code too short for a coupon', async () => {
    platform.fails('setCoupon', 'INVALID_COUPON');
    await apply('CORTO');
    expect(asked()).toEqual(['setCoupon CORTO']);
  });

  it.each(['coupon', 'gift-card'] as const)(
    'V7 sends a code as %s if the kind is known',
    async (kind) => {
      platform.fails('setCoupon', 'INVALID_COUPON');
      await apply('benvenuto10', kind);
      expect(asked()).toEqual([`setCoupon benvenuto10 ${kind}`, `setCoupon BENVENUTO10 ${kind}`]);
    },
  );

  it('V7 accepts a pasted code', async () => {
    await apply(' BENVENUTO\u200b10\u00a0');
    expect(asked()).toEqual(['setCoupon BENVENUTO10']);
  });
});

describe('a code that is not active', () => {
  /** Refuses every code as the platform does: it names the field, and gives the reason of a coupon only. */
  const refuseAll = (couponReason: string) => {
    const answer = platform.answer.bind(platform);
    jest.spyOn(platform, 'answer').mockImplementation(async (call, work) => {
      const [name, , kind] = call.split(' ');
      if (name !== 'setCoupon') return answer(call, work);
      platform.calls.push(call);
      const [field, reason] =
        kind === 'coupon'
          ? ['coupon_code', couponReason]
          : kind === 'gift-card'
            ? ['gift_card_code', 'noent_gift_card']
            : ['gift_card_or_coupon_code', 'noent_gift_card_or_coupon'];
      return fail(commerceError('INVALID_COUPON', { fields: [{ field, reason, detail: '' }] }));
    });
  };
  const textOf = async (...its: Parameters<typeof apply>) => {
    const applied = await apply(...its);
    return applied.ok ? 'applied' : codeMessage(applied.error).id;
  };

  it.each(['expired', 'inactive', 'other_recipient', 'used_by_customer'])(
    'V7 matches no active coupon, in the field for either kind: %s',
    async (reason) => {
      refuseAll(reason);
      expect(await textOf('BENVENUTO10')).toBe('error.no_active_coupon');
      expect(asked()).toEqual(['setCoupon BENVENUTO10', 'setCoupon BENVENUTO10 coupon']);
    },
  );

  it('V7 matches no active code of either kind if it is too short for a coupon', async () => {
    refuseAll('expired');
    expect(await textOf('CORTO')).toBe('error.no_active_code');
  });

  it.each([
    ['error.no_active_coupon', 'coupon'],
    ['error.no_active_gift_card', 'gift-card'],
  ] as const)('V7 gets %s in the field of its kind', async (text, kind) => {
    refuseAll('expired');
    expect(await textOf('BENVENUTO10', kind)).toBe(text);
    expect(asked()).toEqual([`setCoupon BENVENUTO10 ${kind}`]);
  });

  it('V7 is unknown if no coupon ever had it, in either field', async () => {
    refuseAll('noent_coupon');
    expect(await textOf('BENVENUTO10')).toBe('error.invalid_coupon');
    expect(await textOf('BENVENUTO10', 'coupon')).toBe('error.invalid_coupon');
  });
});

const refused = (field: string, reason: string) =>
  codeMessage({ code: 'INVALID_COUPON', fields: [{ field, reason, detail: '' }] }).id;

describe('codeMessage', () => {
  it('V7 reports an unknown coupon', () => {
    expect(refused('coupon_code', 'noent_coupon')).toBe('error.invalid_coupon');
    expect(codeMessage({ code: 'INVALID_COUPON', fields: [] }).id).toBe('error.invalid_coupon');
  });

  it('V7 distinguishes codes without an active coupon, gift card or either', () => {
    expect(refused('gift_card_or_coupon_code', 'invalid')).toBe('error.no_active_code');
    expect(refused('gift_card_code', 'invalid')).toBe('error.no_active_gift_card');
    expect(refused('coupon_code', 'invalid')).toBe('error.no_active_coupon');
  });

  it('X keeps the message of every other failure', () => {
    expect(codeMessage({ code: 'CONNECTION', fields: [] }).id).toBe('error.connection_failed');
  });
});
