import { AddressFields } from '@shop/contracts/addresses/form';
import { FormCheckbox } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { countryOptions, type Market } from '@shop/contracts/market';
import { selectIsCustomer, selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { isUsable } from './use-address-book.ts';
import type { Choices } from './address-section-values.ts';
import { SavedAddresses } from './saved-addresses.tsx';

interface Props {
  choices: Choices;
  /** Whether one of the saved addresses is chosen. */
  isSaved: boolean;
  /** Where alcohol is in the order: from which age it is sold, by country. */
  ages: Market['alcohol_age'];
}

/** Where the order goes: a saved address, or one that is typed. Goods go to the market's countries alone. */
export const ShippingPart = ({ choices, isSaved, ages }: Props) => {
  const { market, locale } = useAppSelector(selectMarketContext);
  const isCustomer = useAppSelector(selectIsCustomer);
  return (
    <>
      {choices.shipping.length > 0 && (
        <SavedAddresses purpose="shipping" isUsable={({ address }) => isUsable(address, ages)} />
      )}
      {!isSaved && (
        <AddressFields prefix="" countries={countryOptions([market], locale)} ages={ages} />
      )}
      {!isSaved && isCustomer && (
        <FormCheckbox
          name="save_shipping"
          label={<FormattedMessage id="checkout.address.save" />}
        />
      )}
    </>
  );
};
