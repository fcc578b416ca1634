import type { FieldMessage, Validator } from '../../forms/index.ts';
import type { PersonType } from '../../commerce/address/address.ts';
import { isState } from '../../market/states.ts';
import { usesStates } from '../../market/countries.ts';
import { billingProblems, type BillingField } from '../billing/index.ts';
import { formatOf } from '../country/country-formats.ts';
import { isPostalCode } from '../country/postal-code.ts';
import { isPhone } from '../phone/phone-rules.ts';
import type { AddressFieldName } from '../address-values.ts';
import { birthDateProblem } from './birth-date.ts';
import { billingCountry, type AddressFormValues, type AddressPrefix } from './form-values.ts';
import { nameProblem, textProblem } from './text-problems.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const stateProblem = (text: string, country: string): FieldMessage | undefined =>
  usesStates(country)
    ? isState(country, text)
      ? undefined
      : 'address.error.state'
    : textProblem(text);

const problemOf = (
  field: AddressFieldName,
  text: string,
  country: string,
): FieldMessage | undefined => {
  switch (field) {
    case 'first_name':
    case 'last_name':
      return nameProblem(text);
    case 'zip_code': {
      const { postalCode } = formatOf(country);
      if (!postalCode || isPostalCode(country, text)) return undefined;
      return { id: 'address.error.postal_code', values: { example: postalCode.example } };
    }
    case 'state_code':
      return stateProblem(text, country);
    case 'phone':
      return isPhone(text, country) ? undefined : 'address.error.phone';
    default:
      return textProblem(text);
  }
};

/** The problem of an address field, by the rules of the form's country. */
export const addressField =
  (prefix: AddressPrefix, field: AddressFieldName): Validator =>
  (value, values) => {
    const text = textOf(value);
    const country = textOf((values as AddressFormValues)[`${prefix}country_code`]);
    return text === '' ? undefined : problemOf(field, text, country);
  };

/** A text without rules of its own: business name, assignment of credit. */
export const anyText: Validator = (value) => textProblem(textOf(value));

export const birthDate =
  (age: number): Validator =>
  (value) => {
    const text = textOf(value);
    return text === '' ? undefined : birthDateProblem(text, age);
  };

/** The problem of an invoice field, by the form's person type and country (V6). */
export const billingField =
  (field: BillingField): Validator =>
  (_, all) => {
    const values = all as AddressFormValues;
    if (!values.person_type) return undefined;
    const country = billingCountry(values);
    const problem = billingProblems(values.person_type as PersonType, country, values)[field];
    if (problem === undefined) return undefined;
    return problem === 'required' ? 'form.required' : `address.error.${field}_${problem}`;
  };
