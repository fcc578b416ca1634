import { useEffect, useRef } from 'react';
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
  const { values, dirty = false } = useFormState<Record<string, string | undefined>>({
    subscription: { values: true, dirty: true },
  });
  const wasDirty = useRef(false);
  useEffect(() => {
    // Undone by hand. A form that starts clean may have been restored from the draft, which stays.
    if (!dirty && wasDirty.current) keepDraft(name, null);
    wasDirty.current = dirty;
    if (!dirty) return;
    const typed = fields.map((field) => [field, values[field] ?? ''] as const);
    keepDraft(name, { ownerId, values: Object.fromEntries(typed) });
  }, [name, ownerId, fields, values, dirty]);
  return null;
};
