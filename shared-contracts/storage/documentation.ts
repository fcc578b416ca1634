import type { StorageName } from './storage-keys.ts';

/** What the documentation adds to a row of the table. */
interface StorageDocumentation {
  /** Content, in Markdown, with the requirement. */
  readonly holds: string;
  readonly format: 'JSON' | 'text';
  /** File and function that validate the content when it is read; null if only the key's presence is read. */
  readonly checkedBy: readonly [file: string, name: string] | null;
}

const GUARDS = 'shared-contracts/commerce/session-storage/guards.ts';
const TAB_MESSAGES = 'shell/src/session/tabs/tab-message.ts';

const json = (holds: string, file: string, name: string): StorageDocumentation => ({
  holds,
  format: 'JSON',
  checkedBy: [file, name],
});

const plain = (holds: string, file: string, name: string): StorageDocumentation => ({
  holds,
  format: 'text',
  checkedBy: [file, name],
});

/** Documentation of every row of the table (`docs/contracts.md`). For tools only: no page imports it. */
export const STORAGE_DOCUMENTATION: Readonly<Record<StorageName, StorageDocumentation>> = {
  countryCookie: plain(
    'the ship-to country, for the server and new tabs (M5)',
    'shared-contracts/market/chosen-country.ts',
    'chosenCountry',
  ),
  orderCookie: plain(
    "market and id of a guest's order, for the server; `HttpOnly`",
    'shell/server/guest-order/order-cookie.ts',
    'orderOfCookie',
  ),
  cohortCookie: plain(
    'cohort of the visitor during a canary, 0 to 99; `HttpOnly`',
    'shell/server/releases/cohort.ts',
    'cohortOf',
  ),
  previewCookie: plain(
    'key of a preview link, of a visitor who opened one; `HttpOnly`',
    'shell/server/previews/preview-cookie.ts',
    'previewOfCookie',
  ),
  developmentCookie: plain(
    "remotes on a developer's machine, if the shop allows development; `HttpOnly`",
    'shell/server/development/development-cookie.ts',
    'developmentOfCookie',
  ),
  session: json("the customer's session (E5)", GUARDS, 'isStoredSession'),
  rotatedTokens: json(
    "the customer's replaced access tokens, until they expire (T3)",
    GUARDS,
    'isRotatedTokens',
  ),
  joiningCarts: json(
    'ids of guest carts whose owner logged in, until they are merged',
    GUARDS,
    'isIdByMarket',
  ),
  user: json('the customer known to this tab (E5)', GUARDS, 'isStoredUser'),
  carts: json("id of the cart's order by market code (T3, M10)", GUARDS, 'isIdByMarket'),
  transfers: json(
    'transfers of lines between two orders, until they are done',
    'mf-cart/src/transfer/transfer-plan.ts',
    'arePlans',
  ),
  tabMessages: json(
    'messages to other tabs if there are no channels; removed at once',
    TAB_MESSAGES,
    'readTabMessage',
  ),
  tabChannel: json('messages to other tabs; nothing is stored', TAB_MESSAGES, 'readTabMessage'),
  cartId: json("id of this tab's cart (E5), if local storage is full or blocked", GUARDS, 'isId'),
  market: json("code of the market of this tab's cart (M10)", GUARDS, 'isMarketCode'),
  movingTo: json(
    'code of the market to which the shopper agreed to transfer the cart (M10)',
    GUARDS,
    'isMarketCode',
  ),
  untransferred: json(
    'untransferred lines, until the list is closed',
    'mf-cart/src/transfer/untransferred.ts',
    'isUntransferredList',
  ),
  outbox: json(
    "the outbox: pending changes, for the tab's next page (P5)",
    'mf-cart/src/outbox/storage.ts',
    'isStoredOutbox',
  ),
  quickAdds: json(
    'add-to-cart clicks in a list before their code has loaded',
    'mf-cart/src/fragments/mini-cart/quick-add.tsx',
    'isRequest',
  ),
  cartPrices: json(
    "prices at which the shopper last saw the cart's lines (T15)",
    'mf-cart/src/check/last-prices.ts',
    'isStoredPrices',
  ),
  giftMessage: json('the gift message (E5)', GUARDS, 'isGiftMessage'),
  checkoutDraft: json(
    'unsaved input of the checkout',
    'mf-checkout/src/steps/checkout-draft.ts',
    'isDraft',
  ),
  placing: json(
    'id of the order being placed, and its phase (P5)',
    'mf-checkout/src/placing/placing-record.ts',
    'isRecord',
  ),
  accountDrafts: json(
    "unsaved input of the account's forms, never a password",
    'mf-account/src/model/form-draft.ts',
    'isDraft',
  ),
  purchases: json(
    'orders begun, and the events already sent for them (A2), the last 40 entries',
    'mf-checkout/src/analytics/purchase-claim.ts',
    'isClaims',
  ),
  sentEvents: {
    holds: 'marks an event of an order as sent, by order and event (A2)',
    format: 'text',
    checkedBy: null,
  },
  placed: json(
    'times of the last five orders placed in this browser, for a day (S8)',
    'mf-checkout/src/steps/confirmation/placed-here.ts',
    'isPlaced',
  ),
  searches: json(
    'the last eight searches',
    'mf-catalog/src/search/suggestions/past-searches.ts',
    'isTerm',
  ),
  seen: plain(
    'kind and code of the last nine viewed items, one on each line',
    'mf-catalog/src/item/recently-viewed/recently-viewed-items.tsx',
    'parseViewedItems',
  ),
  wishList: json(
    "the wish list: a guest's, or a copy of the customer's",
    'shared-contracts/wish-list/wish.ts',
    'wishesOf',
  ),
  country: json('the ship-to country (E5)', GUARDS, 'isCountryCode'),
  scroll: json(
    "scroll position of the tab's last 50 history entries, in px",
    'shell/src/router/scroll.ts',
    'read',
  ),
  lastCatalogPath: json(
    'the last catalog page, for the way back',
    'mf-cart/src/components/last-catalog-path.ts',
    'isCatalogPath',
  ),
  consent: plain(
    '`granted` or `denied`, version of the question, day',
    'shell/src/model/consent.ts',
    'choice',
  ),
};
