import { useSyncExternalStore } from 'react';
import { shoppingPlace } from './shopping-place.ts';

const never = () => () => undefined;
const unknown = () => null;

/**
 * Where one goes on shopping from the cart. Null on the server and until the browser has the page: a link that led home
 * meanwhile would be followed there by who is quick.
 */
export const usePlaceToGoOn = () => useSyncExternalStore(never, shoppingPlace, unknown);
