import { enterCustomer, placedOrder, ship, type Sample } from '@shop/standalone/samples';

/** A visitor's screens, and those of a customer with an order in every state. */
export const samples: readonly Sample[] = [
  {
    id: 'visitor',
    screens: [
      '/account/login',
      '/account/register',
      '/account/forgot-password',
      '/account/reset-password',
      '/account/confirm-email',
      '/account/confirm-newsletter',
      '/account/confirm-notice',
      '/account/unsubscribe',
      '/track-order',
      '/withdraw',
      '/return-items',
      '/info/terms',
      '/info/privacy',
      '/info/shipping-and-returns',
      '/info/contact',
      '/info/imprint',
      '/info/accessibility',
    ],
  },
  {
    id: 'customer',
    screens: [
      '/account',
      '/account/orders',
      '/account/orders/:placed',
      '/account/orders/:shipped',
      '/account/orders/:delivered',
      '/account/orders/:cancelled',
      '/account/addresses',
      '/account/cards',
      '/account/personal-data',
      '/account/email',
      '/account/change-password',
      '/account/privacy',
    ],
    make: async (desk) => {
      const customer = await enterCustomer(desk);
      const cancelled = await placedOrder(desk);
      await desk.backOffice.update({ type: 'orders', id: cancelled.id }, { _cancel: true });
      const delivered = await placedOrder(desk);
      await ship(desk, delivered, true);
      const shipped = await placedOrder(desk);
      await ship(desk, shipped);
      const placed = await placedOrder(desk, 'card');
      return {
        customer,
        ids: {
          placed: placed.id,
          shipped: shipped.id,
          delivered: delivered.id,
          cancelled: cancelled.id,
        },
      };
    },
  },
];
