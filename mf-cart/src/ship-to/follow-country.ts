import { orderApi } from '@shop/contracts/commerce/order';
import type { CountryCode } from '@shop/contracts/market';
import { selectCountry, toResult } from '@shop/contracts/store';
import { loadCart } from '../order/load-cart.ts';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { commitChange, stopFollowing } from '../outbox/commit.ts';
import { retryWhenOnline, sendWithRecovery } from '../outbox/send.ts';
import type { CartThunk } from '../store/thunk.ts';

/**
 * Locks the cart's order to another ship-to country of its market (T2), with that country's placeholder address (E2), so
 * that its estimated shipping is the new country's. An order with an address of the shopper keeps it. If the platform
 * refuses, the address step sets the country.
 */
export const followCountry =
  (country: CountryCode): CartThunk<void> =>
  (dispatch, getState, page) =>
    runtimeOf(page).serialize(async () => {
      const loaded = await dispatch(retryWhenOnline(() => dispatch(loadCart())));
      if (!loaded?.ok) return;
      const before = loaded.value;
      const { id: orderId, countryLock, shippingAddress } = before;
      const isSet = countryLock === country || shippingAddress !== null;
      // Another country was chosen meanwhile.
      if (isSet || selectCountry(getState()) !== country) return;
      stopFollowing(page);
      const { resetAddresses } = orderApi.endpoints;
      const done = await dispatch(
        sendWithRecovery({
          orderId,
          send: () => async () =>
            toResult(
              await dispatch(resetAddresses.initiate({ orderId, country }, { track: false })),
            ),
          arrived: (order) => order.countryLock === country,
        }),
      );
      if (done.ok) await dispatch(commitChange({ before, after: done.value }));
    });
