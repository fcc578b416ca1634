import { isGone } from '@shop/contracts/commerce';
import type { AppDispatch } from '@shop/contracts/store';

/**
 * Whether a change of market would leave behind items in the market's cart (M10). True if the cart cannot be read:
 * one question too many is better than a lost cart.
 */
export const holdsCart = async (
  dispatch: AppDispatch,
  orderId: string | null,
): Promise<boolean> => {
  if (!orderId) return false;
  try {
    const { orderApi } = await import('@shop/contracts/commerce/order');
    const query = orderApi.endpoints.order.initiate(orderId, { subscribe: false });
    const { data, error } = await dispatch(query);
    if (data) return data.editable && data.quantity > 0;
    return !(error && 'fields' in error && isGone(error));
  } catch {
    return true;
  }
};
