import { TextAreaField, type TextAreaFieldProps } from '../ui/controls/text-area-field.tsx';
import { useFormControl, type FormControlProps } from './use-form-control.ts';

/** Several lines of text as part of a form. */
export const FormTextArea = ({ validate, ...rest }: FormControlProps<TextAreaFieldProps>) => {
  const control = useFormControl({ ...rest, validate });
  return <TextAreaField optional={!rest.required} {...rest} {...control} />;
};
