import { codeMessage } from './code-message.ts';

const refused = (field: string, reason: string) =>
  codeMessage({ code: 'INVALID_COUPON', fields: [{ field, reason, detail: '' }] }).id;

describe('codeMessage', () => {
  it('V7 says that a coupon does not exist', () => {
    expect(refused('coupon_code', 'noent_coupon')).toBe('error.invalid_coupon');
    expect(codeMessage({ code: 'INVALID_COUPON', fields: [] }).id).toBe('error.invalid_coupon');
  });

  it('V7 tells apart what the code matches no active one of', () => {
    expect(refused('gift_card_or_coupon_code', 'invalid')).toBe('error.no_active_code');
    expect(refused('gift_card_code', 'invalid')).toBe('error.no_active_gift_card');
    expect(refused('coupon_code', 'invalid')).toBe('error.no_active_coupon');
  });

  it('X keeps the words of every other failure', () => {
    expect(codeMessage({ code: 'CONNECTION', fields: [] }).id).toBe('error.connection_failed');
  });
});
