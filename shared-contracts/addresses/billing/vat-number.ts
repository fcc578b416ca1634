import { plainCode } from '../../codes/index.ts';
import { failsTaxCheck } from './tax-number-checks.ts';
import { VAT_CHECKS } from './vat-checks.ts';
import { VAT_FORMS, vatFormsOf, type VatForm } from './vat-forms.ts';

/**
 * A problem of a VAT number: `form` it lacks the country's format, `country` it belongs to another country, `check` the
 * check digit is wrong.
 */
export type VatNumberProblem = 'form' | 'country' | 'check';

/** Any tax number of a country the shop knows no form of. */
const ANY = /^[A-Z\d]{2,30}$/;

/** Names of the number in the shop's languages, allowed before it. */
const NAME =
  /^(?:PARTITAIVA|PIVA|VATNUMBER|VATREG|VATID|VATNO|VAT|USTIDNR|USTID|UID|NUMÉRODETVA|NODETVA|NTVA|TVA|NIFIVA|BTW)(?=.*\d{2})/;

const compact = (text: string): string => plainCode(text, NAME);

/** The rest after the format's prefix, if it has the format. */
const afterPrefix = (text: string, { prefix, pattern }: VatForm): string | null => {
  const rest = text.startsWith(prefix) ? text.slice(prefix.length) : '';
  return pattern.test(rest) ? rest : null;
};

/** The number's format and the rest after its prefix. */
const recognize = (country: string, text: string): { form: VatForm; rest: string } | null => {
  const own = vatFormsOf(country);
  for (const form of own) {
    const rest = afterPrefix(text, form);
    if (rest !== null) return { form, rest };
  }
  // `DE123456789` also has the format of a French number: a written prefix decides.
  if (VAT_FORMS.some((form) => text.startsWith(form.prefix) && isOther(text, form))) return null;
  const form = own.find(({ prefix, pattern }) => !text.startsWith(prefix) && pattern.test(text));
  return form ? { form, rest: text } : null;
};

const isOther = (text: string, form: VatForm): boolean => afterPrefix(text, form) !== null;

/**
 * The problem of a VAT number for an address in the country; null if valid. The prefix is optional. Verifies check
 * digits for countries that define them and belong to a market of the shop.
 */
export const vatNumberProblem = (country: string, text: string): VatNumberProblem | null => {
  const number = compact(text);
  if (vatFormsOf(country).length === 0) {
    if (!ANY.test(number)) return 'form';
    return failsTaxCheck(country, number) ? 'check' : null;
  }
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
