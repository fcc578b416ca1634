import type { ReactNode } from 'react';
import { RadioGroup } from '../ui/controls/radio-group.tsx';
import { useFormField, type FieldOptions } from './use-form-field.ts';

interface Props extends FieldOptions {
  hideLegend?: boolean;
  hint?: ReactNode;
  /** `RadioCard`s. */
  children: ReactNode;
}

/** One choice out of several as part of a form; `label` is the group's legend. */
export const FormRadioGroup = ({ name, label, required, validate, ...rest }: Props) => {
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
