import { useEffect } from 'react';
import { useFormState } from '@shop/contracts/forms';
import { keepDraft, type CheckoutDraft } from './checkout-draft.ts';

/** Inside a form: stores the input for this tab, so that a reload restores it. */
export const KeepDraft = ({ section }: { section: keyof CheckoutDraft }) => {
  const { values, dirty } = useFormState<Record<string, string | boolean>>({
    subscription: { values: true, dirty: true },
  });
  useEffect(() => {
    if (dirty) keepDraft(section, values);
  }, [section, values, dirty]);
  return null;
};
