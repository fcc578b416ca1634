import { ok, sessionStore } from '@shop/contracts/commerce';
import { prepareCalls } from './prepare-calls.ts';

const loadSdk = jest.fn(async () => ({}));
jest.mock('@shop/contracts/commerce', () => ({
  ...jest.requireActual<object>('@shop/contracts/commerce'),
  loadSdk: () => loadSdk(),
}));

const MARKET = 'it-eur';
const CUSTOMER = {
  accessToken: 'access',
  refreshToken: 'refresh',
  ownerId: 'owner',
  email: 'anna@example.com',
};

const prepared = (): number => {
  const token = jest.fn(async () => ok('token'));
  prepareCalls({ storage: sessionStore(), session: { token }, market: MARKET });
  return token.mock.calls.length;
};

beforeEach(() => {
  localStorage.clear();
  // Ends the listening of the test before.
  document.dispatchEvent(new Event('keydown'));
  delete document.documentElement.dataset['active'];
  loadSdk.mockClear();
});

describe('calls of a page that is only a frame', () => {
  it('are prepared for a cart of the market; a customer’s token is not requested before the session is known', () => {
    sessionStore().carts.write({ [MARKET]: 'orderIdAaa' });
    expect(prepared()).toBe(1);
    localStorage.clear();
    sessionStore().customer.write(CUSTOMER);
    expect(prepared()).toBe(0);
  });

  it('are not prepared without a cart in this market', () => {
    expect(prepared()).toBe(0);
    sessionStore().carts.write({ 'us-usd': 'orderIdAaa' });
    expect(prepared()).toBe(0);
  });

  it('load the SDK at once for a customer, at the first interaction for a guest', () => {
    sessionStore().customer.write(CUSTOMER);
    prepared();
    expect(loadSdk).toHaveBeenCalledTimes(1);
    localStorage.clear();
    sessionStore().carts.write({ [MARKET]: 'orderIdAaa' });
    prepared();
    expect(loadSdk).toHaveBeenCalledTimes(1);
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.body.appendChild(document.createElement('input')).focus();
    expect(loadSdk).toHaveBeenCalledTimes(2);
  });
});
