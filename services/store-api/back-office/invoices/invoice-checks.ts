import { isAddressComplete, isPostalCode } from '@shop/contracts/addresses';
import { type BillingField, billingProblems } from '@shop/contracts/addresses/billing';
import type { Address, Order } from '@shop/contracts/commerce/order/platform-order';
import type { Merchant } from '@shop/contracts/store';
import { billingOf } from './billing-of-order.ts';
import { amountText, type InvoiceRow } from './invoice-rows.ts';

/** A check of the data that an Italian invoice needs. */
export interface InvoiceCheck {
  id: 'order' | 'buyer' | 'name' | 'address' | BillingField | 'merchant' | 'rows' | 'tax';
  /** Null if it succeeds. */
  problem: string | null;
}

/** Problem codes of the billing rules (V6) in words. */
const PROBLEMS: Readonly<Record<BillingField, Readonly<Record<string, string>>>> = {
  fiscal_code: {
    required: 'The fiscal code is missing.',
    person: 'The fiscal code of a person has 16 characters.',
    entity: 'The fiscal code of an organization has 11 digits.',
    date: 'The date of birth in the fiscal code does not exist.',
    check: 'The last character of the fiscal code does not match.',
  },
  vat: {
    required: 'The VAT number is missing.',
    form: 'The VAT number does not have its country’s format.',
    country: 'The VAT number belongs to another country than the address.',
    check: 'The check digit of the VAT number does not match.',
  },
  sdi: {
    required: 'SDI code and certified e-mail are missing: one of them is needed.',
    form: 'The SDI code does not have 7 letters and digits (6 of a public body).',
  },
  pec: {
    required: 'The certified e-mail is missing.',
    form: 'The certified e-mail is no e-mail address.',
    both: 'There is an SDI code and a certified e-mail: only one of them is used.',
  },
  iban: {
    form: 'The IBAN is malformed.',
    country: 'The IBAN does not have its country’s length.',
    check: 'The check digits of the IBAN do not match.',
  },
};

const inWords = (field: BillingField, code: string | undefined): string | null =>
  code === undefined ? null : (PROBLEMS[field][code] ?? `The field ${field} is invalid: ${code}.`);

const addressProblem = (address: Address): string | null => {
  const { country_code, zip_code } = address;
  if (!isAddressComplete(address)) return 'The billing address is incomplete.';
  return zip_code && !isPostalCode(country_code, zip_code)
    ? 'The postal code is not one of the country.'
    : null;
};

const nameProblem = (
  { first_name, last_name, company }: Address,
  isOrganization: boolean,
): string | null => {
  if (isOrganization) return company ? null : 'The business name is missing.';
  return first_name && last_name ? null : 'First or last name is missing.';
};

/** Checks only fields that the person type needs in the country, or that are given. */
const billingChecks = (address: Address): InvoiceCheck[] => {
  const billing = billingOf(address);
  if (!billing)
    return [
      {
        id: 'buyer',
        problem: 'The billing address has no invoice data: the buyer asked for no invoice.',
      },
    ];
  const { form, values, personType } = billing;
  const problems = billingProblems(personType, address.country_code, values);
  const fields: readonly BillingField[] = [
    ...(form.fiscalCode.need === 'none' ? [] : ['fiscal_code' as const]),
    ...(form.vat === 'none' ? [] : ['vat' as const]),
    ...(form.recipient === 'sdi_or_pec' ? ['sdi' as const] : []),
    ...(form.recipient !== 'none' && values.pec ? ['pec' as const] : []),
    ...(values.iban ? ['iban' as const] : []),
  ];
  return [
    { id: 'buyer', problem: null },
    { id: 'name', problem: nameProblem(address, form.isOrganization) },
    ...fields.map((id) => ({ id, problem: inWords(id, problems[id]) })),
  ];
};

const merchantProblem = ({ vat, pec }: Merchant): string | null => {
  const problems = billingProblems('company', 'IT', { vat, pec, recipient: 'pec' });
  if (problems.vat) return 'The merchant’s VAT number in the configuration is not Italian.';
  return pec !== '' && problems.pec
    ? 'The merchant’s certified e-mail in the configuration is no e-mail address.'
    : null;
};

const rowsProblem = ({ totals }: Order, rows: readonly InvoiceRow[]): string | null => {
  const sum = rows.reduce((all, { total }) => all + total, 0);
  return sum === totals.total.cents
    ? null
    : `The rows add up to ${amountText(sum)}, the order to ${amountText(totals.total.cents)}.`;
};

/** The platform rounds the tax of each of its lines, so the rows may differ by a cent each. */
const taxProblem = ({ totals }: Order, rows: readonly InvoiceRow[]): string | null => {
  const sum = rows.reduce(
    (all, { total, rate }) => all + (totals.taxesOnTop ? total * rate : total - total / (1 + rate)),
    0,
  );
  return Math.abs(sum - totals.taxes.cents) <= rows.length
    ? null
    : `The VAT of the rows is ${amountText(Math.round(sum))}, the order’s ${amountText(totals.taxes.cents)}: the rates need a look.`;
};

/** All checks of an order's invoice data, by the rules of the buyer's country (V6). */
export const invoiceChecks = (
  order: Order,
  rows: readonly InvoiceRow[],
  merchant: Merchant,
): InvoiceCheck[] => {
  const { billingAddress: address } = order;
  return [
    { id: 'order', problem: order.status === 'cancelled' ? 'The order is canceled.' : null },
    ...(address ? billingChecks(address) : []),
    {
      id: 'address',
      problem: address ? addressProblem(address) : 'The order has no billing address.',
    },
    { id: 'merchant', problem: merchantProblem(merchant) },
    { id: 'rows', problem: rowsProblem(order, rows) },
    { id: 'tax', problem: taxProblem(order, rows) },
  ];
};
