import { Field, type FieldProps } from '../ui/controls/field.tsx';
import { useFormControl, type FormControlProps } from './use-form-control.ts';

export type FormFieldProps = FormControlProps<FieldProps>;

/** A line of text as part of a form. Outer spaces go when the field is left, except from a password, shown or not. */
export const FormField = ({ validate, ...rest }: FormFieldProps) => {
  const control = useFormControl({ ...rest, validate });
  const isPassword = rest.type === 'password' || rest.autoComplete?.endsWith('-password');
  const leave = () => {
    const value: unknown = control.value;
    if (!isPassword && typeof value === 'string' && value !== value.trim()) {
      control.onChange(value.trim());
    }
    control.onBlur();
  };
  return <Field optional={!rest.required} {...rest} {...control} onBlur={leave} />;
};
