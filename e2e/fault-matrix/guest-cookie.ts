import { STORAGE } from '@shop/contracts/storage';
import { marketUnderTest } from '../fixtures/market-under-test.ts';
import { clientOf, platformCalls } from '../fixtures/platform-calls.ts';
import { IN_CART } from './screens.ts';

/** Creates a guest's cart with one item. @returns the cookie with which the shell renders it */
export const guestCookie = async (platformPort: number): Promise<string> => {
  const { code } = marketUnderTest({ country: 'IT', locale: 'it' });
  const platform = platformCalls(`http://127.0.0.1:${platformPort}`);
  const guest = platform.grant({
    grant_type: 'client_credentials',
    client_id: clientOf('sales_channel')?.client_id,
    scope: `market:code:${code}`,
  });
  const order = await platform.create('orders', {}, {}, guest);
  await platform.create('line_items', { sku_code: IN_CART.code, quantity: 1 }, { order }, guest);
  return `${STORAGE.orderCookie.key}=${code}.${order.id}`;
};
