import { shopTexts, useText } from '@shop/contracts/i18n';
import type { Result } from '@shop/contracts/commerce';
import { useShop } from '@shop/contracts/remote';
import { selectOrderId, useStore, type AppStore } from '@shop/contracts/store';

/**
 * Returns the function that reports a refused change of a line in a toast if the cart has another order by then: the
 * line that would show the problem is gone.
 */
export const useReportRefusal = (orderId: string | null) => {
  const { getState } = useStore() as AppStore;
  const { events } = useShop();
  const text = useText();
  return async (changing: Promise<Result<unknown, unknown>>): Promise<boolean> => {
    const { ok } = await changing;
    if (!ok && selectOrderId(getState()) !== orderId)
      events.emit('toast', { message: text(shopTexts.generic_error), error: true });
    return ok;
  };
};
