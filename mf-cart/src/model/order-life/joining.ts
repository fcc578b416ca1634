import { browserStorage, slot } from '@shop/contracts/commerce';
import { isShortText } from './is-short-text.ts';

/**
 * Id of the guest's cart somebody has logged in with: it is to be put together with the customer's own. Kept for all
 * tabs until it is done, for a page may be left in the middle.
 */
export const joining = () => slot(browserStorage().local, 'fv.joining', isShortText);
