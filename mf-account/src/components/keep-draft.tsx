import { useEffect } from 'react';
import { useFormState } from '@shop/contracts/forms';
import { keepDraft, type DraftName } from '../model/form-draft.ts';

interface Props {
  name: DraftName;
  ownerId: string;
  /** Fields to store; never a password. */
  fields: readonly string[];
}

/** Inside a form: stores the input for this tab, so that a reload restores it. */
export const KeepDraft = ({ name, ownerId, fields }: Props) => {
  const { values, dirty } = useFormState<Record<string, string | undefined>>({
    subscription: { values: true, dirty: true },
  });
  useEffect(() => {
    if (!dirty) return;
    const typed = fields.map((field) => [field, values[field] ?? ''] as const);
    keepDraft(name, { ownerId, values: Object.fromEntries(typed) });
  }, [name, ownerId, fields, values, dirty]);
  return null;
};
