/** @jest-environment node */
import { STORAGE } from '@shop/contracts/storage';
import { orderCookie, orderOfCookie } from './order-cookie.ts';

const ORDER = { market: 'it-eur', orderId: 'qWbiMXYmXR' };

describe('the cookie of a guest’s order', () => {
  it('S5 names the order of the market it is of, and of no other', () => {
    const [pair] = orderCookie(ORDER, false).split(';');
    expect(orderOfCookie(`${STORAGE.countryCookie.key}=IT; ${pair}`, 'it-eur')).toBe('qWbiMXYmXR');
    expect(orderOfCookie(pair, 'de-eur')).toBeNull();
    expect(orderOfCookie(undefined, 'it-eur')).toBeNull();
  });

  it.each(['it-eur.../customers', 'it-eur.', 'it-eur', '.abc', `it-eur.${'a'.repeat(65)}`, ''])(
    'E5 ignores invalid content: %s',
    (value) => {
      expect(orderOfCookie(`${STORAGE.orderCookie.key}=${value}`, 'it-eur')).toBeNull();
    },
  );

  it('is read by no script, sent by the shop’s own pages alone, and over TLS where the shop has it', () => {
    const sent = orderCookie(ORDER, true);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/'])
      expect(sent.split('; ')).toContain(part);
    expect(orderCookie(ORDER, false)).not.toContain('Secure');
  });

  it('T3 is forgotten at once', () => {
    const cleared = orderCookie(null, false).split('; ');
    expect(cleared).toEqual(expect.arrayContaining([`${STORAGE.orderCookie.key}=`, 'Max-Age=0']));
  });
});
