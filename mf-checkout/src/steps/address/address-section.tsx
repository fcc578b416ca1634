import { AddressTexts, loadAddressTexts } from '@shop/contracts/addresses/form';
import type { Order } from '@shop/contracts/commerce/order';
import { ErrorSummary, Form, SubmitButton, useFormState } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { zoneCodes, type Market } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { isUsable, useAddressBook } from './use-address-book.ts';
import { toSectionValues, type Choices, type SectionValues } from './address-section-values.ts';
import { savedIn } from './to-order-addresses.ts';
import { useDraft } from '../is-whole.ts';
import { KeepDraft } from '../keep-draft.tsx';
import { SectionSkeleton } from '../section-skeleton.tsx';
import css from '../section-form.module.css';
import { BillingPart } from './billing-part.tsx';
import { ShippingPart } from './shipping-part.tsx';
import { useForgetDeleted } from './use-forget-deleted.ts';
import { useSaveAddresses } from './use-save-addresses.ts';

interface Props {
  order: Order;
  choices: Choices;
}

const Parts = ({ order, choices }: Props) => {
  const { values } = useFormState<SectionValues>({ subscription: { values: true } });
  const { market } = useAppSelector(selectMarketContext);
  const saved = savedIn(values, choices);
  useForgetDeleted(choices);
  return (
    <>
      <ShippingPart
        choices={choices}
        isSaved={saved.shipping !== null}
        ages={agesFor(order, market)}
      />
      <BillingPart
        choices={choices}
        isSaved={saved.billing !== null}
        required={order.requiresBillingInfo ?? false}
      />
    </>
  );
};

/** Minimum ages by country for the order's items; undefined without alcohol. */
const agesFor = ({ lines }: Order, market: Market): Market['alcohol_age'] =>
  lines.some(({ alcohol }) => alcohol) ? market.alcohol_age : undefined;

const AddressForm = ({ order, choices }: Props) => {
  const { market, country } = useAppSelector(selectMarketContext);
  const save = useSaveAddresses(order, choices);
  // Read once: background reads of the order must not overwrite input.
  const initial = useDraft(({ address = {} }) =>
    toSectionValues({
      order,
      draft: address,
      choices,
      isUsable: ({ address }) => isUsable(address, agesFor(order, market)),
      country,
      zone: zoneCodes(market),
    }),
  );
  return (
    <Form<SectionValues> className={css.form} initialValues={initial} onSubmit={save}>
      <ErrorSummary />
      <KeepDraft section="address" />
      <Parts order={order} choices={choices} />
      <SubmitButton>
        <FormattedMessage id="checkout.continue" />
      </SubmitButton>
    </Form>
  );
};

/** Shipping address, billing address and invoice (E1–E3). Customers choose from their address book. */
export const AddressSection = ({ order }: { order: Order }) => {
  const choices = useAddressBook();
  return choices ? (
    <AddressTexts fallback={<SectionSkeleton />}>
      <AddressForm order={order} choices={choices} />
    </AddressTexts>
  ) : (
    <SectionSkeleton />
  );
};

AddressSection.prepare = loadAddressTexts;
