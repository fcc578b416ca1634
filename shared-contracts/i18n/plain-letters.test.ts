/** @jest-environment node */
import { plainLetters } from './plain-letters.ts';

it.each([
  ['Weißstraße 4', 'Weissstrasse 4'],
  ['STRAẞE', 'STRASSE'],
  ['Ørsted Ærø Œuvre', 'Orsted AEro OEuvre'],
  ['Łódź Đorđević', 'Lodz Dordevic'],
  ['Þór Guðrún', 'Thor Gudrun'],
  ['Zoë Ñáñez', 'Zoe Nanez'],
  ['Straße 丸の内', 'Strasse 丸の内'],
])('P1 S4 %s has the plain letters %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
