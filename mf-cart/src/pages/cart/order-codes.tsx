import type { Order } from '@shop/contracts/commerce/order';
import { errorTextOf, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useAppDispatch } from '@shop/contracts/store';
import { AppliedCode } from '../../components/applied-code.tsx';
import { CodeField } from '../../components/code-field.tsx';
import { applyCode } from '../../model/apply-code.ts';
import { clearCode } from '../../model/clear-code.ts';
import { codeMessage } from '../../model/code-message.ts';

/** Coupon and gift card of the order: one of each may be in use at a time. */
export const OrderCodes = ({ order }: { order: Order }) => {
  const dispatch = useAppDispatch();
  const { events } = useShop();
  const text = useText();
  const { id, couponCode, giftCardCode } = order;
  const apply = async (code: string): Promise<string | null> => {
    const applied = await dispatch(applyCode(id, code));
    return applied.ok ? null : codeMessage(applied.error);
  };
  const clear = async (kind: 'coupon' | 'gift-card'): Promise<void> => {
    const cleared = await dispatch(clearCode(id, kind));
    if (cleared.ok) return;
    events.emit('toast', { message: text(errorTextOf(cleared.error.code)), error: true });
  };
  return (
    <div>
      {couponCode && <AppliedCode code={couponCode} onClear={() => void clear('coupon')} />}
      {giftCardCode && <AppliedCode code={giftCardCode} onClear={() => void clear('gift-card')} />}
      {!(couponCode && giftCardCode) && <CodeField onApply={apply} />}
    </div>
  );
};
