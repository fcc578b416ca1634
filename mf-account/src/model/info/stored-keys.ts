/** How long a browser keeps something: a tab's own goes with the tab, a cookie after half a year or a month. */
export type Lifetime = 'logout' | 'tab' | 'cookie' | 'cookie-month' | 'until-deleted';

export interface StoredGroup {
  /** Names the message that says what it is for: `content.storage.<purpose>`. */
  purpose: string;
  lifetime: Lifetime;
  keys: readonly string[];
}

/**
 * What the shop keeps in a browser, by what it is for. The privacy page shows it, so a key that is kept and not named
 * here fails a test (`tooling/contract`).
 */
export const STORED_GROUPS: readonly StoredGroup[] = [
  { purpose: 'country-cookie', lifetime: 'cookie', keys: ['fv.country'] },
  { purpose: 'order-cookie', lifetime: 'cookie-month', keys: ['fv.order'] },
  { purpose: 'share-cookie', lifetime: 'cookie-month', keys: ['fv.share'] },
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
