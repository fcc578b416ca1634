import { SelectField, type SelectFieldProps } from '../ui/controls/select-field.tsx';
import { useFormControl, type FormControlProps } from './use-form-control.ts';

/** A choice from a list as part of a form. */
export const FormSelect = ({ validate, ...rest }: FormControlProps<SelectFieldProps>) => {
  const control = useFormControl({ ...rest, validate });
  return <SelectField optional={!rest.required} {...rest} {...control} />;
};
