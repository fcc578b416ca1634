import fc from 'fast-check';
import { ibanProblem, normalizeIban } from './iban.ts';
import { IBAN, WRONG_IBAN } from './testing/known-codes.ts';

describe('V6 an IBAN as it is printed', () => {
  it.each(['IT60-X054-2811-1010-0000-0123-456', 'IBAN: it60 X054 2811 1010 0000 0123 456\u200b'])(
    '%j',
    (typed) => {
      expect(ibanProblem(typed)).toBeNull();
      expect(normalizeIban(typed)).toBe('IT60X0542811101000000123456');
    },
  );
});

describe('V6 an IBAN', () => {
  it.each([
    IBAN,
    'it60 x054 2811 1010 0000 0123 456',
    'SM86U0322509800000000270100',
    'DE89370400440532013000',
    'NO9386011117947',
  ])('%s is right', (iban) => {
    expect(ibanProblem(iban)).toBeNull();
  });

  it.each([
    [WRONG_IBAN, 'check'],
    ['IT60X054281110100000012345', 'country'],
    ['ZZ60X0542811101000000123456', 'country'],
    ['', 'form'],
    ['60X0542811101000000123456', 'form'],
    ['<script>', 'form'],
    ['🙂'.repeat(10), 'form'],
    ['I'.repeat(500), 'form'],
  ])('%j is refused: %s', (text, problem) => {
    expect(ibanProblem(text)).toBe(problem);
  });

  it('is wrong as soon as two neighbours change places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: IBAN.length - 2 }), (at) => {
        const swapped = [...IBAN];
        [swapped[at], swapped[at + 1]] = [swapped[at + 1]!, swapped[at]!];
        const text = swapped.join('');
        expect(ibanProblem(text)).toBe(text === IBAN ? null : 'check');
      }),
    );
  });

  it('has the check digits that arithmetic with whole numbers gives', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), (account) => {
        const bank = String(account).padStart(18, '0');
        // D is 13, E is 14.
        const check = String(98n - (BigInt(`${bank}131400`) % 97n)).padStart(2, '0');
        expect(ibanProblem(`DE${check}${bank}`)).toBeNull();
      }),
    );
  });
});
