import type { Address } from '../commerce/address/address.ts';
import type { Locale } from '../market/types.ts';

/** What the VAT number and the assignee of the credit are called before their values. */
const NAMES: Readonly<Record<Locale, readonly [vat: string, credit: string]>> = {
  it: ['P. IVA', 'Cessione del credito a'],
  en: ['VAT number', 'Credit assigned to'],
  de: ['USt-IdNr.', 'Forderung abgetreten an'],
  es: ['NIF-IVA', 'Crédito cedido a'],
  fr: ['Nº de TVA', 'Créance cédée à'],
};

/** The codes of an address's invoice under the names their reader uses. The address itself names the recipient. */
export const billingCodes = (
  { billing_info, metadata }: Pick<Address, 'billing_info' | 'metadata'>,
  locale: Locale,
): string[] => {
  const [vat, credit] = NAMES[locale];
  return metadata.person_type
    ? (billing_info ?? '')
        .split('; ')
        .slice(1)
        .map((code) => code.replace(/^VAT ID/u, vat).replace(/^CREDIT/u, credit))
    : [];
};
