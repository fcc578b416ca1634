import type { ComponentProps } from 'react';
import { SelectField } from '../ui/select-field.tsx';
import { useFormField, type FieldOptions } from './use-form-field.ts';

interface Props
  extends
    FieldOptions,
    Omit<
      ComponentProps<typeof SelectField>,
      keyof FieldOptions | 'id' | 'error' | 'value' | 'onChange'
    > {}

/** A choice from a list as part of a form. */
export const FormSelect = ({ name, label, required, validate, ...rest }: Props) => {
  const { input, id, error } = useFormField<string>({ name, label, required, validate });
  return (
    <SelectField
      optional={!required}
      {...rest}
      {...{ id, name, label, required, error }}
      value={input.value}
      onChange={input.onChange}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  );
};
