import {
  type AddressFormValues,
  addressField,
  birthDate,
  checkPhone,
  PhoneField,
} from '@shop/contracts/addresses/form';
import {
  type Profile,
  type ProfileRequest,
  useUpdateProfileMutation,
} from '@shop/contracts/store-api';
import { useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import {
  ErrorSummary,
  Form,
  FormField,
  SubmitButton,
  toFormErrors,
  type SubmitOutcome,
} from '@shop/contracts/forms';
import { FormattedMessage, shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { selectCountry, useAppSelector } from '@shop/contracts/store';
import { keepDraft, readDraft } from '../../model/form-draft.ts';
import css from '../forms/form.module.css';
import { KeepDraft } from '../keep-draft.tsx';

/** The form's fields, and what the shop's API calls them. */
const PROFILE_FIELDS = {
  first_name: 'firstName',
  last_name: 'lastName',
  birth_date: 'birthDate',
  phone: 'phone',
} as const;

type ProfileValues = Partial<Record<keyof typeof PROFILE_FIELDS, string>>;
const FIELDS = Object.entries(PROFILE_FIELDS) as [
  keyof typeof PROFILE_FIELDS,
  (typeof PROFILE_FIELDS)[keyof typeof PROFILE_FIELDS],
][];

/** The profile as the form holds it. */
const toProfileValues = (profile: Profile): ProfileValues =>
  Object.fromEntries(FIELDS.map(([form, api]) => [form, profile[api] ?? '']));

/** Request of the form's values: an emptied field is cleared. */
const toProfileRequest = (values: AddressFormValues): ProfileRequest =>
  Object.fromEntries(FIELDS.map(([form, api]) => [api, values[form]?.trim() || null]));

interface Props {
  ownerId: string;
  profile: Profile;
}

const KEPT = Object.keys(PROFILE_FIELDS);
/** Where the form's names differ from the API's. */
const fieldOf = Object.fromEntries(
  Object.entries(PROFILE_FIELDS).map(([form, api]) => [api, form]),
);

/** Names, birth date and phone number of the customer (S11), each of them optional. */
export const ProfileForm = ({ ownerId, profile }: Props) => {
  const { events } = useShop();
  const text = useText();
  // A number without a prefix is one of the country delivered to.
  const country_code = useAppSelector(selectCountry);
  const [update] = useUpdateProfileMutation();
  const [initial] = useState(() => ({
    ...toProfileValues(profile),
    ...readDraft('personal-data', ownerId),
    country_code,
  }));

  const save = async (typed: AddressFormValues): Promise<SubmitOutcome> => {
    const checked = typed.phone ? await checkPhone(typed) : { values: typed };
    if (!('values' in checked)) return checked.errors;
    const answer = await update(toProfileRequest(checked.values));
    if (answer.error) return toFormErrors(answer.error as CommerceError, fieldOf);
    keepDraft('personal-data', null);
    events.emit('toast', { message: text(shopTexts.personal_data_updated) });
    return undefined;
  };
  return (
    <Form<AddressFormValues> className={css.form} initialValues={initial} onSubmit={save}>
      <KeepDraft name="personal-data" ownerId={ownerId} fields={KEPT} />
      <ErrorSummary />
      <FormField
        name="first_name"
        label={<FormattedMessage id="address.first_name" />}
        autoComplete="given-name"
        validate={addressField('', 'first_name')}
      />
      <FormField
        name="last_name"
        label={<FormattedMessage id="address.last_name" />}
        autoComplete="family-name"
        validate={addressField('', 'last_name')}
      />
      <FormField
        name="birth_date"
        type="date"
        label={<FormattedMessage id="address.birth_date" />}
        autoComplete="bday"
        validate={birthDate(0)}
      />
      <PhoneField
        name="phone"
        label={<FormattedMessage id="address.phone" />}
        autoComplete="tel"
        validate={addressField('', 'phone')}
      />
      <SubmitButton>
        <FormattedMessage id="account.data.submit" />
      </SubmitButton>
    </Form>
  );
};
