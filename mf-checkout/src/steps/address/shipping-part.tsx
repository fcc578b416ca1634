import { AddressFields } from '@shop/contracts/addresses/form';
import { FormCheckbox } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { countryOptions, type Market } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { isUsable } from './address-book.ts';
import type { Choices } from './address-section-values.ts';
import { SavedAddresses } from './saved-addresses.tsx';

interface Props {
  choices: Choices;
  /** Whether a typed address can be saved. */
  canSave: boolean;
  /** Whether one of the saved addresses is chosen. */
  isSaved: boolean;
  /** Minimum ages by country if the order has alcohol. */
  ages: Market['alcohol_age'];
}

/** Shipping address: saved or typed. Only the market's countries are allowed. */
export const ShippingPart = ({ choices, canSave, isSaved, ages }: Props) => {
  const { market, locale } = useAppSelector(selectMarketContext);
  return (
    <>
      {choices.shipping.length > 0 && (
        <SavedAddresses purpose="shipping" isUsable={({ address }) => isUsable(address, ages)} />
      )}
      {!isSaved && (
        <AddressFields prefix="" countries={countryOptions([market], locale)} ages={ages} />
      )}
      {!isSaved && canSave && (
        <FormCheckbox
          name="save_shipping"
          label={<FormattedMessage id="checkout.address.save" />}
        />
      )}
    </>
  );
};
