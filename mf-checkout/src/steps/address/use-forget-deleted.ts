import { useEffect, useRef } from 'react';
import { useForm, useFormState } from '@shop/contracts/forms';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import type { Choices, SectionValues } from './address-section-values.ts';
import { billingToEdit, shippingToEdit } from './edit-values.ts';

/** Whether a former choice was deleted. */
const wasDeleted = (
  id: string | undefined,
  before: Choices['shipping'],
  now: Choices['shipping'],
) => {
  const isIn = (entries: Choices['shipping']) => entries.some(({ address }) => address.id === id);
  return isIn(before) && !isIn(now);
};

/** Clears fields copied from a saved address for editing when that address is deleted (T9). */
export const useForgetDeleted = (choices: Choices): void => {
  const form = useForm<SectionValues>();
  const { values } = useFormState<SectionValues>({ subscription: { values: true } });
  const { country } = useAppSelector(selectMarketContext);
  const before = useRef(choices);
  const { edited_shipping, edited_billing, invoice } = values;
  useEffect(() => {
    const { shipping, billing } = before.current;
    before.current = choices;
    const emptied = {
      ...(wasDeleted(edited_shipping, shipping, choices.shipping) && shippingToEdit(null, country)),
      ...(wasDeleted(edited_billing, billing, choices.billing) && {
        ...billingToEdit(null, country),
        invoice,
      }),
    };
    form.batch(() => {
      for (const [name, value] of Object.entries(emptied))
        form.change(name as keyof SectionValues, value);
    });
  }, [choices, country, edited_billing, edited_shipping, form, invoice]);
};
