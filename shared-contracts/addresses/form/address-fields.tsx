import { useEffect, useRef } from 'react';
import { FormField, FormSelect, useForm, useFormState } from '../../forms/index.ts';
import { FormattedMessage } from '../../libraries/react-intl.ts';
import type { SelectOption } from '../../market/country-options.ts';
import { isState, stateOptions } from '../../market/states.ts';
import { usesStates } from '../../market/countries.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocale } from '../../store/selectors.ts';
import { AUTOCOMPLETE, type AddressFieldName } from '../address-values.ts';
import { formatOf } from '../country/country-formats.ts';
import css from './address-fields.module.css';
import type { AddressFormValues, AddressPrefix } from './form-values.ts';
import { PhoneField } from './phone-field.tsx';
import { addressField, birthDate } from './validators.ts';
import { wideFields } from './wide-fields.ts';

interface Props {
  prefix: AddressPrefix;
  countries: readonly SelectOption[];
  /** Whether the form has first and last name; an organization has its business name instead. */
  person?: boolean;
  /** Whether c/o or a business name may be given. */
  company?: boolean;
  /** Whether the courier needs a phone number. */
  phone?: boolean;
  /** Set if the order contains alcohol: minimum age in years by country. Couriers may require proof. */
  ages?: Readonly<Record<string, number>>;
}

const OPTIONAL: readonly AddressFieldName[] = ['company', 'line_2'];

/** A state of the country chosen before would be sent unseen: the list cannot show it, and as a text it is wrong. */
const useStateOfCountry = (prefix: AddressPrefix, country: string) => {
  const form = useForm<AddressFormValues>();
  const before = useRef(country);
  useEffect(() => {
    const previous = before.current;
    before.current = country;
    const name = `${prefix}state_code` as const;
    const state = form.getState().values[name];
    if (!state || previous === country) return;
    const isValidState = usesStates(country) ? isState(country, state) : !usesStates(previous);
    // A list's two letters may mean a place in both countries, and mean another one.
    if (!isValidState || usesStates(previous)) form.change(name, '');
  }, [form, prefix, country]);
};

/**
 * The fields of one address (E1), with the order and names of its country. Input survives a change of country,
 * including one by the browser's autofill; only a state of the other country is cleared.
 */
export const AddressFields = (props: Props) => {
  const { prefix, countries, person = true, company = true, phone = true, ages } = props;
  const { values, initialValues } = useFormState<AddressFormValues>({
    subscription: { values: true, initialValues: true },
  });
  const locale = useAppSelector(selectLocale);
  const country = values[`${prefix}country_code`] ?? '';
  const { place, postalCode, state, cityName, provesAge } = formatOf(country);
  // A saved address may be the form's first values, or be put into them later.
  const stateName = `${prefix}state_code` as const;
  const wide = wideFields(place);
  const age = provesAge ? ages?.[country] : undefined;
  useStateOfCountry(prefix, country);

  const isRequired = (name: AddressFieldName): boolean => {
    if (name === 'zip_code') return postalCode?.required ?? false;
    if (name === 'state_code') return state?.required ?? false;
    return !OPTIONAL.includes(name);
  };
  const labelOf = (name: AddressFieldName) => {
    if (name === 'zip_code' && postalCode)
      return <FormattedMessage id={`address.zip_code.${postalCode.name}`} />;
    if (name === 'state_code' && state)
      return <FormattedMessage id={`address.state_code.${state.name}`} />;
    if (name === 'city' && cityName) return <FormattedMessage id={`address.city.${cityName}`} />;
    return <FormattedMessage id={`address.${name}`} />;
  };
  const section = prefix ? 'billing' : 'shipping';
  const propsOf = (name: AddressFieldName) => ({
    name: `${prefix}${name}`,
    label: labelOf(name),
    autoComplete: `${section} ${AUTOCOMPLETE[name]}`,
    required: isRequired(name),
    validate: addressField(prefix, name),
    className: wide.has(name) ? css.wide : undefined,
  });
  // Remounts a field whose rules differ in the new country, to drop problems found under the old ones.
  const keyOf = (name: AddressFieldName) => `${name} ${isRequired(name)}`;

  const field = (name: AddressFieldName) =>
    name === 'state_code' && usesStates(country) ? (
      <FormSelect
        key={`${name} ${country}`}
        {...propsOf(name)}
        options={stateOptions(country, locale, initialValues?.[stateName], values[stateName])}
        placeholder
      />
    ) : (
      <FormField key={keyOf(name)} {...propsOf(name)} />
    );
  return (
    <div className={css.fields}>
      <FormSelect {...propsOf('country_code')} options={countries} />
      {person && field('first_name')}
      {person && field('last_name')}
      {company && field('company')}
      {place.map(field)}
      {phone && <PhoneField {...propsOf('phone')} />}
      {age !== undefined && (
        <FormField
          name="birth_date"
          type="date"
          label={<FormattedMessage id="address.birth_date" />}
          hint={<FormattedMessage id="address.birth_date_hint" values={{ age }} />}
          autoComplete={`${section} bday`}
          className={css.wide}
          required
          validate={birthDate(age)}
        />
      )}
    </div>
  );
};
