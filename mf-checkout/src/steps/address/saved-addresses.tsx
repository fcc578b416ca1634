import { useEffect } from 'react';
import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import { useForm, useFormState } from '@shop/contracts/forms';
import { zoneCodes } from '@shop/contracts/market';
import { Fragment } from '@shop/contracts/remote';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Skeleton } from '@shop/contracts/ui';
import type { SectionValues } from './address-section-values.ts';
import { billingToEdit, shippingToEdit } from './edit-values.ts';

interface Props {
  purpose: 'shipping' | 'billing';
  isUsable: (entry: CustomerAddress) => boolean;
}

/** If the address book fails to load, its selection is cleared and the fields are displayed. */
const WithoutBook = ({ onMissing }: { onMissing: () => void }) => {
  useEffect(() => onMissing(), [onMissing]);
  return null;
};

/** A customer's saved addresses inside the section's form: one is chosen, changed in the form's own fields, or none. */
export const SavedAddresses = ({ purpose, isUsable }: Props) => {
  const form = useForm<SectionValues>();
  const { values } = useFormState<SectionValues>({ subscription: { values: true } });
  const { market, country } = useAppSelector(selectMarketContext);
  const change = (changed: SectionValues) =>
    form.batch(() => {
      for (const [name, value] of Object.entries(changed))
        form.change(name as keyof SectionValues, value);
    });

  const isShipping = purpose === 'shipping';
  const toEdit = isShipping ? shippingToEdit : billingToEdit;
  const saved = values[`saved_${purpose}`] ?? '';
  const edited = values[`edited_${purpose}`] ?? '';

  const edit = ({ address }: CustomerAddress) => change(toEdit(address, country));
  const choose = (entry: CustomerAddress | null) => {
    // Keeps input for another address; clears fields copied from the address book.
    if (!entry) return change(edited ? toEdit(null, country) : { [`saved_${purpose}`]: '' });
    if (!isUsable(entry)) return edit(entry);
    return change({
      [`saved_${purpose}`]: entry.address.id,
      [`edited_${purpose}`]: '',
      ...(isShipping && { country_code: entry.address.country_code }),
    });
  };
  return (
    <Fragment
      of="account"
      name="AddressBook"
      purpose={purpose}
      countries={isShipping ? zoneCodes(market) : undefined}
      chosen={saved || edited || null}
      onChoose={choose}
      onEdit={edit}
      fallback={<Skeleton height="3rem" lines={2} />}
      whenFailed={<WithoutBook onMissing={() => choose(null)} />}
    />
  );
};
