import type { OrderSummary } from '@shop/contracts/commerce/customer';

export type OrderStage =
  'open' | 'received' | 'in_progress' | 'shipped' | 'completed' | 'cancelled';

/** Status of an order for the customer, from the platform's two statuses. */
export const orderStage = ({
  status,
  fulfillment,
}: Pick<OrderSummary, 'status' | 'fulfillment'>): OrderStage => {
  switch (status) {
    case 'cancelled':
      return 'cancelled';
    case 'placing':
    case 'placed':
    case 'editing':
      return 'received';
    case 'approved':
      if (fulfillment === 'fulfilled') return 'shipped';
      return fulfillment === 'not_required' ? 'completed' : 'in_progress';
    default:
      return 'open';
  }
};
