/** @jest-environment node */
import { plainPassword } from './plain-password.ts';

it.each([
  ['caf\u0065\u0301 Sole', 'caf\u00e9 Sole'],
  ['un\u00a0calice\u3000al', 'un calice al'],
  ['ﬁne ① Ⅳ', 'ﬁne ① Ⅳ'],
  ['  Spazi ', '  Spazi '],
])('V3 a password typed as %j is %j', (typed, plain) => {
  expect(plainPassword(typed)).toBe(plain);
});
