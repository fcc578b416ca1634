import { MARKETS } from './markets.ts';
import { namesPayment } from './names-payment.ts';
import { zoneCodes } from './zone-codes.ts';

it('S7 asks for a button that names the payment in Europe, Switzerland apart, and nowhere else', () => {
  const countries = MARKETS.flatMap(zoneCodes);
  expect(countries.filter(namesPayment).sort()).toEqual([
    'AT',
    'BE',
    'DE',
    'ES',
    'FR',
    'GB',
    'IS',
    'IT',
    'NL',
    'NO',
  ]);
});
