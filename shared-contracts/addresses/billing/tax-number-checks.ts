import { weighted } from './vat-checks.ts';

/**
 * Check digits of tax numbers outside of Europe, where buyers write different numbers in the same field. Numbers of any
 * other shape are accepted unchecked: a wrong refusal would keep the buyer from ordering.
 */
interface TaxNumberCheck {
  shape: RegExp;
  /** Whether the check digits agree with the rest of the number. */
  isRight: (number: string) => boolean;
}

/**
 * NIT: nine digits, which begin with 8 or 9 if a company's, and a check digit. Without it, and of a person, it is not
 * checked. DIAN, Orden Administrativa 4 of 1989.
 */
const COLOMBIAN: TaxNumberCheck = {
  shape: /^[89]\d{9}$/,
  isRight: (number) => {
    const rest = weighted(number.slice(0, 9), [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11;
    return (rest < 2 ? rest : 11 - rest) === Number(number.charAt(9));
  },
};

const IRD_WEIGHTS = [
  [3, 2, 7, 6, 5, 4, 3, 2],
  [7, 4, 3, 2, 5, 2, 7, 6],
] as const;

/**
 * GST number, which is the IRD number. Uses the second weights if the first yield 10. Inland Revenue, Resident
 * Withholding Tax and Non-Resident Withholding Tax Specification Document (2020), modulus 11.
 */
const NEW_ZEALAND: TaxNumberCheck = {
  shape: /^\d{8,9}$/,
  isRight: (number) => {
    const base = number.slice(0, -1).padStart(8, '0');
    const [first = 10, second = 10] = IRD_WEIGHTS.map(
      (weights) => (11 - (weighted(base, weights) % 11)) % 11,
    );
    return (first === 10 ? second : first) === Number(number.slice(-1));
  },
};

/**
 * Unified Business Number. A 7 as the seventh digit gives 28, which counts as 10, so as 1 or 0. Ministry of Finance:
 * divisible by 5 since April 2023, by 10 before, which includes all older numbers.
 */
const TAIWANESE: TaxNumberCheck = {
  shape: /^\d{8}$/,
  isRight: (number) => {
    const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((all, weight, at) => {
      const product = weight * Number(number.charAt(at));
      return all + Math.floor(product / 10) + (product % 10);
    }, 0);
    return sum % 5 === 0 || (number.charAt(6) === '7' && (sum + 1) % 5 === 0);
  },
};

/**
 * By country. Without a check, because no rule is known for certain: Japan (registration numbers of sole traders),
 * Singapore (UEN) and South Africa (VAT numbers).
 */
const CHECKS: Readonly<Record<string, TaxNumberCheck>> = {
  CO: COLOMBIAN,
  NZ: NEW_ZEALAND,
  TW: TAIWANESE,
};

/** Whether the check digits are wrong of a tax number of a country without a known form of VAT numbers. */
export const failsTaxCheck = (country: string, number: string): boolean => {
  const check = CHECKS[country];
  return check !== undefined && check.shape.test(number) && !check.isRight(number);
};
