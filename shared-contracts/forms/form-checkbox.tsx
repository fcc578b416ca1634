import type { ComponentProps } from 'react';
import { CheckboxField } from '../ui/controls/checkbox-field.tsx';
import { useFormField, type FieldOptions } from './use-form-field.ts';

interface Props
  extends
    FieldOptions,
    Omit<
      ComponentProps<typeof CheckboxField>,
      keyof FieldOptions | 'id' | 'error' | 'checked' | 'onChange'
    > {}

/** A yes-or-no choice as part of a form; `required` means it has to be ticked. */
export const FormCheckbox = ({ name, label, required, validate, ...rest }: Props) => {
  const { input, id, error } = useFormField<boolean>(
    { name, label, required, validate },
    'checkbox',
  );
  return (
    <CheckboxField
      {...rest}
      {...{ id, name, label, required, error }}
      checked={input.checked ?? false}
      onChange={input.onChange}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  );
};
