import { useEffect, useRef, useState } from 'react';
import { useFormState } from '@shop/contracts/forms';
import { hasDraft, keepDraft, type DraftName } from '../model/form-draft.ts';

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
  // A form restored from a draft starts clean, although nothing of it is saved.
  const [isRestored] = useState(() => hasDraft(name, ownerId));
  const wasTyped = useRef(false);
  useEffect(() => {
    if (!dirty && !wasTyped.current) return;
    wasTyped.current = true;
    const typed = fields.map((field) => [field, values[field] ?? ''] as const);
    const isUndone = !dirty && !isRestored;
    keepDraft(name, isUndone ? null : { ownerId, values: Object.fromEntries(typed) });
  }, [name, ownerId, fields, values, dirty, isRestored]);
  return null;
};
