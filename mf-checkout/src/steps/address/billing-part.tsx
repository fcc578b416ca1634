import { AddressFields, InvoiceFields } from '@shop/contracts/addresses/form';
import { FormCheckbox, useFormState } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { countryOptions } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import type { Choices, SectionValues } from './address-section-values.ts';
import css from '../section-form.module.css';
import { SavedAddresses } from './saved-addresses.tsx';

/** The billing address may be anywhere the shop knows. An organization is named above, by its business name. */
const BillingFields = ({ values }: { values: SectionValues }) => {
  const { markets } = useShop().config;
  const locale = useAppSelector(selectLocale);
  const { invoice, person_type } = values;
  const isOrganization = invoice && (person_type === 'company' || person_type === 'nonprofit');
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id="checkout.address.billing" />
      </legend>
      <AddressFields
        prefix="billing_"
        countries={countryOptions(markets, locale)}
        person={!isOrganization}
        company={!invoice}
        phone={false}
      />
    </fieldset>
  );
};

interface Props {
  choices: Choices;
  /** Whether a typed address can be saved. */
  canSave: boolean;
  /** Whether one of the saved billing addresses is chosen. */
  isSaved: boolean;
  /** The order cannot be placed without an invoice's data. */
  required: boolean;
}

/** Billing address and, on request, invoice data: a saved billing address or typed. */
export const BillingPart = ({ choices, canSave, isSaved, required }: Props) => {
  const { values } = useFormState<SectionValues>({ subscription: { values: true } });
  const invoice = values.invoice ?? false;
  const isTyped = !invoice || !isSaved;
  return (
    <>
      {required ? (
        <p className={css.note}>
          <FormattedMessage id="address.invoice_needed" />
        </p>
      ) : (
        <FormCheckbox name="invoice" label={<FormattedMessage id="address.invoice" />} />
      )}
      {invoice && choices.billing.length > 0 && (
        <SavedAddresses purpose="billing" isUsable={() => true} />
      )}
      {invoice && isTyped && <InvoiceFields />}
      {isTyped && (
        <FormCheckbox
          name="same_as_shipping"
          label={<FormattedMessage id="checkout.address.billing_same" />}
        />
      )}
      {isTyped && !values.same_as_shipping && <BillingFields values={values} />}
      {invoice && isTyped && canSave && (
        <FormCheckbox
          name="save_billing"
          label={<FormattedMessage id="checkout.address.save_billing" />}
        />
      )}
    </>
  );
};
