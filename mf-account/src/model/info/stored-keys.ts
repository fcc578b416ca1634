/** Lifetime of a stored key: `tab` ends with the tab, cookies after half a year or a month. */
export type Lifetime = 'logout' | 'tab' | 'cookie' | 'cookie-month' | 'until-deleted';

export interface StoredGroup {
  /** Purpose, as in the message id `content.storage.<purpose>`. */
  purpose: string;
  lifetime: Lifetime;
  keys: readonly string[];
}

/**
 * All keys the shop stores in a browser, by purpose. The privacy page displays them; an unlisted key fails a test
 * (`tooling/contract`).
 */
export const STORED_GROUPS: readonly StoredGroup[] = [
  { purpose: 'country-cookie', lifetime: 'cookie', keys: ['fv.country'] },
  { purpose: 'order-cookie', lifetime: 'cookie-month', keys: ['fv.order'] },
  { purpose: 'share-cookie', lifetime: 'cookie-month', keys: ['__Host-fv.share', 'fv.share'] },
  { purpose: 'login', lifetime: 'logout', keys: ['fv.session', 'fv.rotated', 'fv.joining'] },
  { purpose: 'login-tab', lifetime: 'tab', keys: ['fv.user'] },
  { purpose: 'cart', lifetime: 'logout', keys: ['fv.carts', 'fv.carrying', 'fv.tabs'] },
  {
    purpose: 'cart-tab',
    lifetime: 'tab',
    keys: [
      'fv.cart-id',
      'fv.market',
      'fv.moving-to',
      'fv.left-behind',
      'fv.wishes',
      'fv.to-add',
      'fv.cart-prices',
      'fv.gift-message',
    ],
  },
  {
    purpose: 'checkout',
    lifetime: 'tab',
    keys: ['checkout.draft', 'checkout.sent.…', 'fv.placing'],
  },
  { purpose: 'account', lifetime: 'tab', keys: ['fv.account-drafts'] },
  { purpose: 'purchases', lifetime: 'logout', keys: ['fv.purchases'] },
  { purpose: 'placed', lifetime: 'logout', keys: ['fv.placed'] },
  { purpose: 'searches', lifetime: 'logout', keys: ['fv.searches'] },
  { purpose: 'seen', lifetime: 'logout', keys: ['fv.seen'] },
  { purpose: 'wish-list', lifetime: 'logout', keys: ['fv.wish-list'] },
  {
    purpose: 'navigation',
    lifetime: 'tab',
    keys: ['fv.country', 'fv.scroll', 'cart.shopping-place'],
  },
  { purpose: 'consent', lifetime: 'until-deleted', keys: ['fv.consent'] },
];
