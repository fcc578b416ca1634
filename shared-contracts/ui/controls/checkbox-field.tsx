import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './checkbox-field.module.css';
import fieldCss from './field.module.css';
import { useFieldIds, type FieldText } from './use-field-ids.ts';

export interface CheckboxFieldProps
  extends Omit<FieldText, 'optional'>, Omit<ComponentProps<'input'>, 'id' | 'type'> {
  id?: string;
}

/** A yes-or-no choice with its label beside it. */
export const CheckboxField = ({
  id,
  label,
  hint,
  error,
  className,
  ...input
}: CheckboxFieldProps) => {
  const { control, controlId, hintId, errorId } = useFieldIds({ id, hint, error });
  return (
    <div className={classNames(css.field, className)}>
      <input {...input} {...control} type="checkbox" className={css.box} />
      <label htmlFor={controlId} className={css.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={classNames(fieldCss.hint, css.below)}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={classNames(fieldCss.error, css.below)}>
          {error}
        </p>
      )}
    </div>
  );
};
