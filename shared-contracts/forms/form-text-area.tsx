import type { ComponentProps } from 'react';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { useFormField, type FieldOptions } from './use-form-field.ts';

interface Props
  extends
    FieldOptions,
    Omit<
      ComponentProps<typeof TextAreaField>,
      keyof FieldOptions | 'id' | 'error' | 'value' | 'onChange'
    > {}

/** Several lines of text as part of a form. */
export const FormTextArea = ({ name, label, required, validate, ...rest }: Props) => {
  const { input, id, error } = useFormField<string>({ name, label, required, validate });
  return (
    <TextAreaField
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
