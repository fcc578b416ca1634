import { createContext, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import fieldCss from './field.module.css';
import css from './radio-group.module.css';
import { useFieldIds } from './use-field-ids.ts';

interface RadioGroupState {
  name: string;
  value: string | null;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** What a {@link RadioCard} needs of its group. */
export const RadioGroupContext = createContext<RadioGroupState | null>(null);

export interface RadioGroupProps {
  id?: string;
  /** The legend; visually hidden with `hideLegend` if a heading above repeats it. */
  legend: ReactNode;
  hideLegend?: boolean;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** One choice out of several {@link RadioCard}s. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { legend, hideLegend, name, value, onChange, hint, error, disabled = false } = props;
  const { control, hintId, errorId } = useFieldIds({ id: props.id, hint, error });
  return (
    <fieldset
      id={control.id}
      className={classNames(css.group, props.className)}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={props.required || undefined}
      role="radiogroup"
    >
      <legend className={hideLegend ? css.hiddenLegend : css.legend}>{legend}</legend>
      {hint && (
        <p id={hintId} className={fieldCss.hint}>
          {hint}
        </p>
      )}
      <RadioGroupContext value={{ name, value, onChange, disabled }}>
        <div className={css.cards}>{props.children}</div>
      </RadioGroupContext>
      {error && (
        <p id={errorId} className={fieldCss.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
