import { useSyncExternalStore } from 'react';
import { paths } from '@shop/contracts/routing';
import { shoppingPlace } from './last-catalog-path.ts';

const never = () => () => undefined;

/** Where one goes on shopping from the cart; the server, which does not know, says the home page. */
export const usePlaceToGoOn = () => useSyncExternalStore(never, shoppingPlace, paths.home);
