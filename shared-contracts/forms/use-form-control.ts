import { useFormField, type FieldOptions } from './use-form-field.ts';

/** What a control of the interface needs to be a field of the form around. */
export const useFormControl = (options: FieldOptions) => {
  const { name, label, required } = options;
  const { input, id, error } = useFormField<string>(options);
  const { value, onChange, onFocus, onBlur } = input;
  return { id, name, label, required, error, value, onChange, onFocus, onBlur };
};

/** Props of a control bound to a form field, which provides value and error. */
export type FormControlProps<P> = FieldOptions &
  Omit<P, keyof FieldOptions | 'id' | 'error' | 'value' | 'onChange' | 'onFocus' | 'onBlur'>;
