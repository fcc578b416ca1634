import { anAddress } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { until } from '../testing/until.ts';
import { selectConnection } from '../store/cart-slice.ts';
import { followCountry } from './follow-country.ts';

const IN_JAPAN = { currency: 'USD', countryLock: 'JP', shippingAddress: null } as const;
const resets = () => platform.calls.filter((call) => call.startsWith('resetAddresses'));
/** A page of the market of several countries. */
const choose = (country: string) => {
  const page = createTestPage({ orderId: 'order-1' }, 'JP');
  page.events.emit('country:chosen', { country });
  return { ...page, follow: () => page.store.dispatch(followCountry(country)) };
};

beforeEach(resetPlatform);

describe('followCountry', () => {
  it('T2 locks the order to the chosen country and reports the change', async () => {
    platform.holdsOrder(IN_JAPAN);
    const { follow, changed } = choose('NO');
    await follow();
    expect(resets()).toEqual(['resetAddresses NO']);
    expect(platform.orders.get('order-1')?.countryLock).toBe('NO');
    expect(changed).toEqual(['order-1']);
  });

  it.each([
    ['has the lock', { countryLock: 'NO' }],
    ['has an address of the shopper', { shippingAddress: anAddress() }],
    ['is placed', { status: 'placed', editable: false }],
  ] as const)('T2 changes nothing if the order %s', async (_, its) => {
    platform.holdsOrder({ ...IN_JAPAN, ...its });
    await choose('NO').follow();
    expect(resets()).toEqual([]);
  });

  it('T2 sends only the last of two choices', async () => {
    platform.holdsOrder(IN_JAPAN);
    const { follow, events } = choose('NO');
    const first = follow();
    events.emit('country:chosen', { country: 'SG' });
    await first;
    expect(resets()).toEqual([]);
  });

  it('X waits for the network', async () => {
    platform.holdsOrder(IN_JAPAN);
    platform.fails('resetAddresses', 'CONNECTION');
    platform.fails('order', 'CONNECTION');
    const page = choose('NO');
    const following = page.follow();
    await until(page, (state) => selectConnection(state) === 'offline');
    globalThis.dispatchEvent(new Event('online'));
    await following;
    expect(platform.orders.get('order-1')?.countryLock).toBe('NO');
  });
});
