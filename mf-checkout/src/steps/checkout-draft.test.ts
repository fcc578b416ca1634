import { storeText } from '@shop/contracts/testing/storage';
import { clearDraft, keepDraft, readDraft } from './checkout-draft.ts';

describe('the checkout draft', () => {
  beforeEach(() => clearDraft());
  afterEach(() => jest.restoreAllMocks());

  it('T3 keeps each section apart and forgets one when it is saved', () => {
    keepDraft('account', { email: 'giulia@' });
    keepDraft('address', { city: 'Torino', same_as_shipping: false });
    keepDraft('account', undefined);
    expect(readDraft()).toEqual({
      address: { city: 'Torino', same_as_shipping: false },
    });
  });

  it.each(['{', '"text"', '[]', '{"address":{"city":5}}', '{"account":"x"}'])(
    'E5 discards unreadable content %s',
    (content) => {
      storeText('checkoutDraft', content);
      expect(readDraft()).toEqual({});
    },
  );

  it('E5 stays in memory if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    keepDraft('account', { email: 'giulia@example.com' });
    expect(readDraft()).toEqual({ account: { email: 'giulia@example.com' } });
  });
});
