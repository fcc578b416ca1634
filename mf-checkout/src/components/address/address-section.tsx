import { useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { useSetAddressesMutation, type Order } from '@shop/contracts/commerce/order';
import {
  ErrorSummary,
  Form,
  FormCheckbox,
  SubmitButton,
  toFormErrors,
  useFormState,
} from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { countryOptions, zoneCodes } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { addressOf, toAddressForm } from '../../model/address/address-form.ts';
import type { AddressFormValues } from '../../model/address/address-values.ts';
import { keepDraft, readDraft } from '../../model/checkout-draft.ts';
import { nextSection } from '../../model/next-section.ts';
import { toAddressInput } from '../../model/address/to-address-input.ts';
import { AddressFields } from './address-fields.tsx';
import { KeepDraft } from '../keep-draft.tsx';
import css from '../section-form.module.css';

/** The billing address may be anywhere the shop knows; goods go to the market's countries alone. */
const BillingFields = () => {
  const { markets } = useShop().config;
  const { locale } = useAppSelector(selectMarketContext);
  const { values } = useFormState<AddressFormValues>({ subscription: { values: true } });
  if (values.same_as_shipping) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id="checkout.address.billing" />
      </legend>
      <AddressFields prefix="billing_" countries={countryOptions(markets, locale)} />
    </fieldset>
  );
};

/** Where the order goes and who is billed. */
export const AddressSection = ({ order }: { order: Order }) => {
  const goTo = useGoTo();
  const { market, country, locale } = useAppSelector(selectMarketContext);
  const [setAddresses] = useSetAddressesMutation();
  // Read once: the order's own reads in the background must not move what is being typed.
  const [initial] = useState(() =>
    toAddressForm(order, readDraft().address ?? {}, country, zoneCodes(market)),
  );

  const save = async (values: AddressFormValues) => {
    const now = Date.now();
    const answer = await setAddresses({
      orderId: order.id,
      shipping: toAddressInput(addressOf(values, ''), now),
      billing: values.same_as_shipping
        ? 'same'
        : toAddressInput(addressOf(values, 'billing_'), now),
    });
    if (!answer.data) return toFormErrors(answer.error as CommerceError);
    keepDraft('address', undefined);
    goTo(paths.checkout(nextSection(answer.data)));
  };

  return (
    <Form<AddressFormValues> className={css.form} initialValues={initial} onSubmit={save}>
      <ErrorSummary />
      <KeepDraft section="address" />
      <AddressFields prefix="" countries={countryOptions([market], locale)} />
      <FormCheckbox
        name="same_as_shipping"
        label={<FormattedMessage id="checkout.address.billing_same" />}
      />
      <BillingFields />
      <SubmitButton>
        <FormattedMessage id="checkout.continue" />
      </SubmitButton>
    </Form>
  );
};
