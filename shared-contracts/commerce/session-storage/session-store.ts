import type { CountryCode } from '../../market/types.ts';
import type { CustomerSession } from './customer-session.ts';
import {
  isGiftMessage,
  isId,
  isIdByMarket,
  isMarketCode,
  isRotatedTokens,
  isStoredUser,
  type RotatedToken,
  type StoredUser,
} from './guards.ts';
import { countrySlot, customerSlot } from './session-slots.ts';
import { slot, type Slot } from './slot.ts';
import { browserStorage, type StorageAreas } from './storage-areas.ts';

type IdByMarket = Readonly<Record<string, string>>;

/** What the shop keeps in the browser for its session (E5). */
export interface SessionStore {
  /** Survives the visit. */
  customer: Slot<CustomerSession>;
  /** Ids of the carts' orders by market code: a reload, a new tab and a return to a market find theirs (T3, M10). */
  carts: Slot<IdByMarket>;
  /** Those of them someone has logged in with, until they are put together with the customer's own (T5). */
  joining: Slot<IdByMarket>;
  /** The customer's access tokens that were renewed before they ended: a logout makes them worthless too (T3). */
  rotated: Slot<readonly RotatedToken[]>;
  /** The others last as long as the tab. */
  giftMessage: Slot<string>;
  /**
   * The customer this tab last saw, which tells a tab that slept through a logout. Survives an expired session, without
   * the e-mail, so that another customer who logs in does not find the first one's input (T3).
   */
  user: Slot<StoredUser>;
  /** Id of this tab's cart (T3), by which it is found where local storage is full or blocked. */
  cartId: Slot<string>;
  /** The country to deliver to, as the visitor said; where this tab does not know, as said before (M5). */
  country: Slot<CountryCode>;
  /**
   * Code of the market of this tab's cart (M10): it differs from the URL's until the shopper has decided about a
   * transfer.
   */
  market: Slot<string>;
  /** Code of the market the shopper has agreed to take the cart along to (M10). */
  movingTo: Slot<string>;
}

/** The one storage module (E5). Never throws: foreign content is thrown away, blocked storage becomes memory. */
export const sessionStore = (areas: StorageAreas = browserStorage()): SessionStore => ({
  customer: customerSlot(areas),
  carts: slot(areas.local, 'fv.carts', isIdByMarket),
  joining: slot(areas.local, 'fv.joining', isIdByMarket),
  rotated: slot(areas.local, 'fv.rotated', isRotatedTokens),
  giftMessage: slot(areas.session, 'fv.gift-message', isGiftMessage),
  user: slot(areas.session, 'fv.user', isStoredUser),
  cartId: slot(areas.session, 'fv.cart-id', isId),
  country: countrySlot(areas),
  market: slot(areas.session, 'fv.market', isMarketCode),
  movingTo: slot(areas.session, 'fv.moving-to', isMarketCode),
});
