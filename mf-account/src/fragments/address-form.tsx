import {
  toFormValues,
  type AddressFormValues,
  AddressFields,
  AddressTexts,
  billingFieldOf,
  checkPhone,
  InvoiceFields,
  keepMark,
  toBillingInput,
  toShippingInput,
} from '@shop/contracts/addresses/form';
import type { Address, AddressInput, CommerceError } from '@shop/contracts/commerce';
import { useState } from 'react';
import { useAddAddressMutation, useUpdateAddressMutation } from '@shop/contracts/commerce/customer';
import {
  ErrorSummary,
  Form,
  SubmitButton,
  toFormErrors,
  useFormState,
  type SubmitOutcome,
} from '@shop/contracts/forms';
import { FormattedMessage, shopTexts, useText } from '@shop/contracts/i18n';
import { countryOptions } from '@shop/contracts/market';
import { useShop, type FragmentProps } from '@shop/contracts/remote';
import { selectMarketContext, selectSession, useAppSelector } from '@shop/contracts/store';
import { Button, Skeleton } from '@shop/contracts/ui';
import { KeepDraft } from '../components/keep-draft.tsx';
import { DRAFT_FIELDS, draftOfAddress } from '../model/address-draft.ts';
import { keepDraft, readDraft } from '../model/form-draft.ts';
import css from '../components/address-book/address-book.module.css';

/**
 * What the form of one saved address starts with.
 *
 * @param country where a new one is taken to be.
 */
export const toEntryValues = (
  purpose: 'shipping' | 'billing',
  address: Address | null,
  country: string,
): AddressFormValues =>
  purpose === 'shipping'
    ? toFormValues(address, null, country)
    : { ...toFormValues(null, address, country), invoice: true, same_as_shipping: false };

type Props = FragmentProps['account']['AddressForm'];

const Fields = ({ purpose, countries }: Pick<Props, 'purpose' | 'countries'>) => {
  const { markets } = useShop().config;
  const { locale } = useAppSelector(selectMarketContext);
  const { values } = useFormState<AddressFormValues>({ subscription: { values: true } });
  const options = countryOptions(markets, locale).filter(
    ({ value }) => !countries || countries.includes(value),
  );
  if (purpose === 'shipping') return <AddressFields prefix="" countries={options} />;
  const isOrganization = ['company', 'nonprofit'].includes(values.person_type ?? '');
  return (
    <>
      <InvoiceFields />
      <AddressFields
        prefix="billing_"
        countries={options}
        person={!isOrganization}
        company={false}
      />
    </>
  );
};

const EntryForm = ({ purpose, entry, countries, onDone }: Props) => {
  const { events } = useShop();
  const text = useText();
  const { country } = useAppSelector(selectMarketContext);
  const { ownerId, email } = useAppSelector(selectSession);
  const [addAddress] = useAddAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const draft = draftOfAddress(purpose, entry);
  const [initial] = useState(() => ({
    ...toEntryValues(purpose, entry?.address ?? null, country),
    ...(ownerId !== null && readDraft(draft, ownerId)),
  }));
  const close = () => {
    keepDraft(draft, null);
    onDone();
  };

  const save = async (typed: AddressFormValues): Promise<SubmitOutcome> => {
    if (ownerId === null || email === null) return { form: shopTexts.session_expired };
    const checked = await checkPhone(typed, purpose === 'shipping' ? '' : 'billing_');
    if (!('values' in checked)) return checked.errors;
    // Changing an address is not using it.
    const used = entry?.address.metadata.lastUsage ?? Date.now();
    const written =
      purpose === 'shipping'
        ? toShippingInput(checked.values, used)
        : (toBillingInput(checked.values, used) as AddressInput);
    const address = keepMark(written, entry?.address);
    const answer = entry
      ? await updateAddress({ ownerId, addressId: entry.address.id, address })
      : await addAddress({ ownerId, email, address });
    if (answer.error) {
      const fieldOf = purpose === 'billing' ? billingFieldOf(typed) : {};
      return toFormErrors(answer.error as CommerceError, fieldOf);
    }
    events.emit('toast', { message: text(shopTexts.address_saved) });
    close();
    return undefined;
  };
  return (
    <Form<AddressFormValues> className={css.form} initialValues={initial} onSubmit={save}>
      {ownerId !== null && (
        <KeepDraft name={draft} ownerId={ownerId} fields={DRAFT_FIELDS[purpose]} />
      )}
      <ErrorSummary />
      <Fields purpose={purpose} countries={countries} />
      <div className={css.actions}>
        <SubmitButton>
          <FormattedMessage id="account.book.save" />
        </SubmitButton>
        <Button onClick={close}>
          <FormattedMessage id="account.book.cancel" />
        </Button>
      </div>
    </Form>
  );
};

/** One saved address, changed or added: a form of its own. */
const AddressForm = (props: Props) => (
  <AddressTexts fallback={<Skeleton height="3rem" lines={6} />}>
    <EntryForm {...props} />
  </AddressTexts>
);
export default AddressForm;
