import type { ComponentProps, ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { CheckboxField } from '../ui/controls/checkbox-field.tsx';
import { Field, type FieldProps } from '../ui/controls/field.tsx';
import { RadioGroup } from '../ui/controls/radio-group.tsx';
import { SelectField, type SelectFieldProps } from '../ui/controls/select-field.tsx';
import { TextAreaField, type TextAreaFieldProps } from '../ui/controls/text-area-field.tsx';
import { Button, type ButtonProps } from '../ui/controls/button.tsx';
import { useFormField, type FieldOptions } from './use-form-field.ts';

/** Props of a control bound to a form field, which provides value and error. */
type FormControlProps<P> = FieldOptions &
  Omit<P, keyof FieldOptions | 'id' | 'error' | 'value' | 'onChange' | 'onFocus' | 'onBlur'>;

/** Binds a text control to a field of the surrounding form. */
const useFormControl = (options: FieldOptions) => {
  const { name, label, required } = options;
  const { input, id, error } = useFormField<string>(options);
  const { value, onChange, onFocus, onBlur } = input;
  return { id, name, label, required, error, value, onChange, onFocus, onBlur };
};

export type FormFieldProps = FormControlProps<FieldProps>;

/** A text field of a form. Trims the value on blur, except a password, visible or not. */
export const FormField = ({ validate, ...rest }: FormFieldProps) => {
  const control = useFormControl({ ...rest, validate });
  const isPassword = rest.type === 'password' || rest.autoComplete?.endsWith('-password');
  const onBlur = () => {
    const value: unknown = control.value;
    if (!isPassword && typeof value === 'string' && value !== value.trim()) {
      control.onChange(value.trim());
    }
    control.onBlur();
  };
  return <Field optional={!rest.required} {...rest} {...control} onBlur={onBlur} />;
};

/** A select field of a form. */
export const FormSelect = ({ validate, ...rest }: FormControlProps<SelectFieldProps>) => {
  const control = useFormControl({ ...rest, validate });
  return <SelectField optional={!rest.required} {...rest} {...control} />;
};

/** A multi-line text field of a form. */
export const FormTextArea = ({ validate, ...rest }: FormControlProps<TextAreaFieldProps>) => {
  const control = useFormControl({ ...rest, validate });
  return <TextAreaField optional={!rest.required} {...rest} {...control} />;
};

interface FormCheckboxProps
  extends
    FieldOptions,
    Omit<
      ComponentProps<typeof CheckboxField>,
      keyof FieldOptions | 'id' | 'error' | 'checked' | 'onChange'
    > {}

/** A checkbox of a form; `required` means it must be checked. */
export const FormCheckbox = ({ name, label, required, validate, ...rest }: FormCheckboxProps) => {
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

interface FormRadioGroupProps extends FieldOptions {
  hideLegend?: boolean;
  hint?: ReactNode;
  /** `RadioCard`s. */
  children: ReactNode;
}

/** A radio group of a form; `label` is the legend. */
export const FormRadioGroup = ({
  name,
  label,
  required,
  validate,
  ...rest
}: FormRadioGroupProps) => {
  const { input, id, error } = useFormField<string>({ name, label, required, validate });
  return (
    <RadioGroup
      {...rest}
      {...{ id, name, required, error }}
      legend={label}
      value={input.value || null}
      onChange={(value) => {
        input.onChange(value);
        input.onBlur();
      }}
    />
  );
};

/** Submits the surrounding form; busy until the response. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'busy'>) => {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button variant="primary" {...props} type="submit" busy={submitting} />;
};
