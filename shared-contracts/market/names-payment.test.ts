import { MARKETS } from './markets.ts';
import { namesPayment } from './names-payment.ts';
import { zoneCodes } from './zone.ts';

it('S7 requires a button that mentions the payment in Europe except Switzerland, and nowhere else', () => {
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
