import { useEffect, type ReactNode } from 'react';
import { useField } from 'react-final-form';
import { afterPress } from '../ui/after-press.ts';
import { controlId, useFormContext } from './form-context.tsx';
import { useMessageText, type FieldMessage } from './form-message.ts';
import { compose, required as requiredValidator, type Validator } from './validators.ts';

export interface FieldOptions {
  name: string;
  label: ReactNode;
  /** V1; other fields are labeled as optional. */
  required?: boolean;
  /** Further rules; a `compose` of several. */
  validate?: Validator;
}

/** Value, id and message of one field of the form around. `type` is `checkbox` for a yes-or-no field. */
export const useFormField = <Value>(
  { name, label, required = false, validate }: FieldOptions,
  type?: 'checkbox',
) => {
  const { formId, labels } = useFormContext();
  const messageText = useMessageText();
  const { input, meta } = useField<Value>(name, {
    type,
    validate: compose(required && requiredValidator, validate),
    // final-form turns an emptied field into undefined, which makes the value's type a lie.
    parse: (value: unknown) => value,
  });
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);

  const refused = meta.dirtySinceLastSubmit
    ? undefined
    : (meta.submitError as FieldMessage | undefined);
  const message = (meta.error as FieldMessage | undefined) ?? refused;
  return {
    // A field that was left may show an error.
    input: { ...input, onBlur: () => afterPress(() => input.onBlur()) },
    id: controlId(formId, name),
    error: meta.touched && message !== undefined ? messageText(message) : undefined,
  };
};
