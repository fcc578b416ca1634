import { errorTextOf, shopTexts, type ErrorText } from '@shop/contracts/i18n';
import type { CommerceError } from '@shop/contracts/commerce';

const byField: Readonly<Record<string, string>> = {
  gift_card_or_coupon_code: shopTexts.no_active_code,
  gift_card_code: shopTexts.no_active_gift_card,
};

/** The message for a code that was not taken (V7): which kind of code it is not, as far as the platform tells. */
export const codeMessage = (
  error: Pick<CommerceError, 'code' | 'fields' | 'retryAfter'>,
): ErrorText => {
  if (error.code !== 'INVALID_COUPON') return errorTextOf(error);
  const [first] = error.fields;
  if (!first) return { id: shopTexts.invalid_coupon };
  if (first.field === 'coupon_code' && first.reason !== 'noent_coupon') {
    return { id: shopTexts.no_active_coupon };
  }
  return { id: byField[first.field] ?? shopTexts.invalid_coupon };
};
