import type { ComponentProps } from 'react';
import { Field } from '../ui/field.tsx';
import { useFormField, type FieldOptions } from './use-form-field.ts';

export interface FormFieldProps
  extends
    FieldOptions,
    Omit<
      ComponentProps<typeof Field>,
      keyof FieldOptions | 'id' | 'error' | 'value' | 'onChange'
    > {}

/** A line of text as part of a form. Outer spaces go when the field is left, except from a password. */
export const FormField = ({ name, label, required, validate, ...rest }: FormFieldProps) => {
  const { input, id, error } = useFormField<string>({ name, label, required, validate });
  const leave = () => {
    const value: unknown = input.value;
    if (rest.type !== 'password' && typeof value === 'string' && value !== value.trim()) {
      input.onChange(value.trim());
    }
    input.onBlur();
  };
  return (
    <Field
      optional={!required}
      {...rest}
      {...{ id, name, label, required, error }}
      value={input.value}
      onChange={input.onChange}
      onFocus={input.onFocus}
      onBlur={leave}
    />
  );
};
