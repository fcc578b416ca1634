import type { CountryCode } from '../../market/types.ts';
import type { CustomerSession } from '../../store/session.ts';
import { isCountryCode, isGiftMessage, isId, isStoredUser, type StoredUser } from './guards.ts';
import { customerSlot } from './customer-slot.ts';
import { slot, type Slot } from './slot.ts';
import { browserStorage, type StorageAreas } from './storage-areas.ts';

/** All that the shop keeps in the browser (E5). */
export interface SessionStore {
  /** Survives the visit. */
  customer: Slot<CustomerSession>;
  /** The others last as long as the tab. */
  giftMessage: Slot<string>;
  user: Slot<StoredUser>;
  /** Id of the cart's order (T3). */
  cartId: Slot<string>;
  country: Slot<CountryCode>;
}

/** The one storage module (E5). Never throws: foreign content is thrown away, blocked storage becomes memory. */
export const sessionStore = (areas: StorageAreas = browserStorage()): SessionStore => ({
  customer: customerSlot(areas.local),
  giftMessage: slot(areas.session, 'fv.gift-message', isGiftMessage),
  user: slot(areas.session, 'fv.user', isStoredUser),
  cartId: slot(areas.session, 'fv.cart-id', isId),
  country: slot(areas.session, 'fv.country', isCountryCode),
});
