import { useState } from 'react';
import {
  addressField,
  birthDate,
  checkPhone,
  PhoneField,
  type AddressFormValues,
} from '@shop/contracts/addresses/form';
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
import { useUpdateProfileMutation, type Profile } from '@shop/contracts/store-api';
import { keepDraft, readDraft } from '../../model/form-draft.ts';
import { PROFILE_FIELDS, toProfileRequest, toProfileValues } from '../../model/profile-values.ts';
import css from '../forms/form.module.css';
import { KeepDraft } from '../keep-draft.tsx';

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
