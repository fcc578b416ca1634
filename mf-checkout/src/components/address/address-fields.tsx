import { useEffect } from 'react';
import { FormField, FormSelect, text, useForm, useFormState, usState } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { usesStates, type SelectOption } from '@shop/contracts/market';
import { stateOptions } from '@shop/contracts/market/states';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import {
  AUTOCOMPLETE,
  type AddressFieldName,
  type AddressFormValues,
  type AddressPrefix,
} from '../../model/address/address-values.ts';
import { usesPostalCode } from '../../model/address/uses-postal-code.ts';
import css from '../section-form.module.css';

interface Props {
  prefix: AddressPrefix;
  countries: readonly SelectOption[];
}

/** The fields of one address (E1). The state is asked for only where addresses have one (V8). */
export const AddressFields = ({ prefix, countries }: Props) => {
  const form = useForm<AddressFormValues>();
  const { values } = useFormState<AddressFormValues>({ subscription: { values: true } });
  const locale = useAppSelector(selectLocale);
  const country = values[`${prefix}country_code`] ?? '';
  const state = values[`${prefix}state_code`] ?? '';
  const states = usesStates(country) ? stateOptions(country, locale) : null;
  const stale = states !== null && state !== '' && !states.some(({ value }) => value === state);

  // A state of the country chosen before would be sent unseen: the list cannot show it.
  useEffect(() => {
    if (stale) form.change(`${prefix}state_code`, '');
  }, [stale, form, prefix]);

  const field = (name: AddressFieldName) => ({
    name: `${prefix}${name}`,
    label: <FormattedMessage id={`checkout.address.${name}`} />,
    autoComplete: `${prefix ? 'billing' : 'shipping'} ${AUTOCOMPLETE[name]}`,
  });
  return (
    <div className={css.fields}>
      <FormSelect {...field('country_code')} className={css.wide} options={countries} required />
      <FormField {...field('first_name')} required validate={text} />
      <FormField {...field('last_name')} required validate={text} />
      <FormField {...field('company')} className={css.wide} />
      <FormField {...field('line_1')} className={css.wide} required />
      <FormField {...field('line_2')} className={css.wide} />
      <FormField {...field('zip_code')} required={usesPostalCode(country)} />
      <FormField {...field('city')} required />
      {states && (
        <FormSelect
          key={country}
          {...field('state_code')}
          label={<FormattedMessage id={`checkout.address.state_${country}`} />}
          className={css.wide}
          options={states}
          placeholder
          required
          validate={usState(`${prefix}country_code`)}
        />
      )}
      <FormField
        {...field('phone')}
        className={css.wide}
        type="tel"
        hint={<FormattedMessage id="checkout.address.phone_hint" />}
        required
      />
    </div>
  );
};
