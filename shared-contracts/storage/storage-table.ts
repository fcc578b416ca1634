/**
 * Everything that the shop keeps in a visitor's browser. Types, documentation, the privacy page, test fixtures and
 * lint rules are derived from it. The shop's own code imports only its types: the table is not part of a page.
 *
 * Keys and formats are those that visitors have stored: a changed key loses their data.
 */

export type Area = 'localStorage' | 'sessionStorage' | 'cookie' | 'BroadcastChannel';

/** Folder whose code writes a key. */
type Owner = 'shell' | `mf-${string}` | `shared-contracts/${'commerce' | 'market' | 'wish-list'}`;

/** Purpose of a row of the privacy page; its text is the message `content.storage.<purpose>` of `mf-account`. */
export type Purpose =
  | `${'country' | 'order' | 'share' | 'preview'}-cookie`
  | 'login'
  | 'login-tab'
  | 'cart'
  | 'cart-tab'
  | 'checkout'
  | 'account'
  | 'purchases'
  | 'placed'
  | 'searches'
  | 'seen'
  | 'wish-list'
  | 'navigation'
  | 'consent';

/** End of a stored value; the message `content.storage.lifetime.<lifetime>`. Cookies end after a time. */
export type Lifetime =
  'tab' | 'logout' | 'until-deleted' | 'eight-hours' | 'week' | 'month' | 'six-months';

/** `necessary`: written without asking. `statistics`: only if the visitor allows visit statistics (A2); no row today. */
export type Consent = 'necessary' | 'statistics';

interface More {
  readonly lifetime?: Lifetime;
  readonly consent?: Consent;
  /** Folders that read the value besides the owner. */
  readonly readBy?: readonly Owner[];
}

interface Row<A extends Area, K extends string> {
  /** A key that ends in `…` is the beginning of several keys. */
  readonly key: K;
  readonly area: A;
  readonly owner: Owner;
  readonly readBy: readonly Owner[];
  /** Null if nothing remains in the browser. */
  readonly purpose: Purpose | null;
  readonly lifetime: Lifetime;
  readonly consent: Consent;
}

const row = <A extends Area, K extends string>(
  area: A,
  key: K,
  owner: Owner,
  purpose: Purpose | null,
  { lifetime = 'tab', consent = 'necessary', readBy = [] }: More,
): Row<A, K> => ({ key, area, owner, readBy, purpose, lifetime, consent });

/** Local storage is cleared at logout. */
const local = <K extends string>(key: K, owner: Owner, purpose: Purpose, more: More = {}) =>
  row('localStorage', key, owner, purpose, { lifetime: 'logout', ...more });

/** Session storage ends with its tab. */
const tab = <K extends string>(key: K, owner: Owner, purpose: Purpose, more: More = {}) =>
  row('sessionStorage', key, owner, purpose, more);

/** `maxAge` in s. */
const cookie = <K extends string, S extends number>(
  key: K,
  owner: Owner,
  purpose: Purpose,
  { maxAge, lifetime }: { maxAge: S; lifetime: Lifetime },
) => ({ ...row('cookie', key, owner, purpose, { lifetime }), maxAge });

const EIGHT_HOURS = { maxAge: 28_800, lifetime: 'eight-hours' } as const;
const WEEK = { maxAge: 604_800, lifetime: 'week' } as const;
const MONTH = { maxAge: 2_592_000, lifetime: 'month' } as const;
const SIX_MONTHS = { maxAge: 15_552_000, lifetime: 'six-months' } as const;

const COMMERCE = 'shared-contracts/commerce';
const WISH_LIST = 'shared-contracts/wish-list';

/** In the order of the privacy page. */
export const STORAGE = {
  countryCookie: cookie('fv.country', 'shared-contracts/market', 'country-cookie', SIX_MONTHS),
  orderCookie: cookie('fv.order', 'shell', 'order-cookie', MONTH),
  /** Over https the names of the next three begin with `__Host-`. */
  cohortCookie: cookie('fv.share', 'shell', 'share-cookie', MONTH),
  previewCookie: cookie('fv.preview', 'shell', 'preview-cookie', WEEK),
  /** Set only in a browser that confirmed it, in a shop that allows development. */
  developmentCookie: cookie('fv.development', 'shell', 'preview-cookie', EIGHT_HOURS),

  session: local('fv.session', COMMERCE, 'login'),
  rotatedTokens: local('fv.rotated', COMMERCE, 'login'),
  joiningCarts: local('fv.joining', COMMERCE, 'login'),
  user: tab('fv.user', COMMERCE, 'login-tab'),

  carts: local('fv.carts', COMMERCE, 'cart'),
  transfers: local('fv.carrying', 'mf-cart', 'cart'),
  tabMessages: local('fv.tabs', 'shell', 'cart'),
  tabChannel: row('BroadcastChannel', 'fv.tabs', 'shell', null, {}),
  cartId: tab('fv.cart-id', COMMERCE, 'cart-tab'),
  market: tab('fv.market', COMMERCE, 'cart-tab'),
  movingTo: tab('fv.moving-to', COMMERCE, 'cart-tab'),
  untransferred: tab('fv.left-behind', 'mf-cart', 'cart-tab'),
  outbox: tab('fv.wishes', 'mf-cart', 'cart-tab', { readBy: ['shell'] }),
  quickAdds: tab('fv.to-add', 'mf-cart', 'cart-tab', { readBy: ['shell'] }),
  cartPrices: tab('fv.cart-prices', 'mf-cart', 'cart-tab'),
  giftMessage: tab('fv.gift-message', COMMERCE, 'cart-tab'),

  checkoutDraft: tab('checkout.draft', 'mf-checkout', 'checkout'),
  placing: tab('fv.placing', 'mf-checkout', 'checkout'),
  accountDrafts: tab('fv.account-drafts', 'mf-account', 'account'),
  purchases: local('fv.purchases', 'mf-checkout', 'purchases'),
  sentEvents: tab('checkout.sent.…', 'mf-checkout', 'purchases'),
  placed: local('fv.placed', 'mf-checkout', 'placed'),

  searches: local('fv.searches', 'mf-catalog', 'searches'),
  seen: local('fv.seen', 'mf-catalog', 'seen'),
  wishList: local('fv.wish-list', WISH_LIST, 'wish-list', { readBy: ['mf-catalog'] }),
  country: tab('fv.country', COMMERCE, 'navigation'),
  scroll: tab('fv.scroll', 'shell', 'navigation'),
  lastCatalogPath: tab('cart.shopping-place', 'mf-cart', 'navigation'),
  consent: local('fv.consent', 'shell', 'consent', { lifetime: 'until-deleted' }),
};
