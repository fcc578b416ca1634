import type { ComponentProps } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './field.module.css';
import { useFieldIds, type FieldText } from './use-field-ids.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  id?: string;
  options: readonly SelectOption[];
  /** First entry with an empty value; `true` for "Please choose". */
  placeholder?: string | boolean;
}

/** A choice from a list, with label, hint and error. */
export const SelectField = (props: SelectFieldProps) => {
  const { id, label, hint, error, optional, className, options, placeholder, ...select } = props;
  const text = useText();
  const { control, ...ids } = useFieldIds({ id, hint, error });
  return (
    <FieldFrame {...ids} {...{ label, hint, error, optional, className }}>
      <select {...select} {...control} className={css.control}>
        {placeholder && (
          <option value="">
            {placeholder === true ? text('ui.select.placeholder') : placeholder}
          </option>
        )}
        {options.map(({ value, label: name, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
