import { plainCode } from '../../codes/index.ts';
import { VAT_CHECKS } from './vat-checks.ts';
import { VAT_FORMS, vatFormsOf, type VatForm } from './vat-forms.ts';

/**
 * What is wrong with a VAT number: `form` it is not made as one of the country, `country` it is another country's,
 * `check` its check digit is wrong.
 */
export type VatNumberProblem = 'form' | 'country' | 'check';

/** Any tax number of a country the shop knows no form of. */
const ANY = /^[A-Z\d]{2,30}$/;

/** What the number is called in the shop's languages, before it. */
const NAME =
  /^(?:PARTITAIVA|PIVA|VATNUMBER|VATREG|VATID|VATNO|VAT|USTIDNR|USTID|UID|NUMÉRODETVA|NODETVA|NTVA|TVA|NIFIVA|BTW)(?=.*\d{2})/;

const compact = (text: string): string => plainCode(text, NAME);

/** What follows the form's prefix, if that is a number of the form. */
const afterPrefix = (text: string, { prefix, pattern }: VatForm): string | null => {
  const rest = text.startsWith(prefix) ? text.slice(prefix.length) : '';
  return pattern.test(rest) ? rest : null;
};

/** The number's form and what is behind its prefix. */
const recognize = (country: string, text: string): { form: VatForm; rest: string } | null => {
  const own = vatFormsOf(country);
  for (const form of own) {
    const rest = afterPrefix(text, form);
    if (rest !== null) return { form, rest };
  }
  // `DE123456789` also has the form of a French number: who writes a prefix means it.
  if (VAT_FORMS.some((form) => text.startsWith(form.prefix) && isOther(text, form))) return null;
  const form = own.find(({ prefix, pattern }) => !text.startsWith(prefix) && pattern.test(text));
  return form ? { form, rest: text } : null;
};

const isOther = (text: string, form: VatForm): boolean => afterPrefix(text, form) !== null;

/**
 * What is wrong with a VAT number for an address in the country, null when nothing is. The prefix may be left out.
 * Check digits are verified where the country has them and a market of the shop is there.
 */
export const vatNumberProblem = (country: string, text: string): VatNumberProblem | null => {
  const number = compact(text);
  if (vatFormsOf(country).length === 0) return ANY.test(number) ? null : 'form';
  const found = recognize(country, number);
  if (!found) return VAT_FORMS.some((form) => isOther(number, form)) ? 'country' : 'form';
  return (VAT_CHECKS[country]?.(found.rest) ?? true) ? null : 'check';
};

/**
 * A VAT number with its prefix in its one spelling (`CHE123456788` for `CHE-123.456.788 TPV`); as it is where the
 * country's form is not known.
 */
export const normalizeVatNumber = (country: string, text: string): string => {
  const number = compact(text);
  const found = recognize(country, number);
  return found ? `${found.form.prefix}${found.form.plain(found.rest)}` : number;
};
