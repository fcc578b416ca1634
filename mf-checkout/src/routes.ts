import type { RemoteRoute } from '@shop/contracts/remote';

/** The screens of this team (S6, S8, S9). Plain data: the build copies it into the release. */
export const routes = [
  {
    id: 'checkout',
    path: 'checkout',
    rendering: 'private',
    showsOrder: true,
    fragments: ['cart/OrderSummary'],
  },
  { id: 'checkout-error', path: 'checkout/error', rendering: 'private' },
  { id: 'checkout-confirmed', path: 'checkout/confirmed/:order', rendering: 'private' },
  {
    id: 'checkout-section',
    path: 'checkout/:section',
    rendering: 'private',
    showsOrder: true,
    fragments: ['cart/OrderSummary'],
  },
] as const satisfies readonly RemoteRoute[];
