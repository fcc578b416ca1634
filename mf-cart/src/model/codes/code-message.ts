import { errorTextOf, shopTexts } from '@shop/contracts/i18n';
import type { CommerceError } from '@shop/contracts/commerce';

const byField: Readonly<Record<string, string>> = {
  gift_card_or_coupon_code: shopTexts.no_active_code,
  gift_card_code: shopTexts.no_active_gift_card,
};

/** The message for a code that was not taken (V7): which kind of code it is not, as far as the platform tells. */
export const codeMessage = ({ code, fields }: Pick<CommerceError, 'code' | 'fields'>): string => {
  if (code !== 'INVALID_COUPON') return errorTextOf(code);
  const [first] = fields;
  if (!first) return shopTexts.invalid_coupon;
  if (first.field === 'coupon_code' && first.reason !== 'noent_coupon') {
    return shopTexts.no_active_coupon;
  }
  return byField[first.field] ?? shopTexts.invalid_coupon;
};
