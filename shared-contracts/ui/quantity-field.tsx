import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import fieldCss from './field.module.css';
import { Icon } from './icon.tsx';
import { parseQuantity } from './parse-quantity.ts';
import css from './quantity-field.module.css';
import { useFieldIds } from './use-field-ids.ts';
import { classNames } from './class-names.ts';

export interface QuantityFieldProps {
  value: number;
  /** 1 unless told. */
  min?: number;
  /** V9: the smallest of the line's own limit, stock and the shop's maximum. */
  max: number;
  /** Called with a whole number from `min` to `max`, never with anything else. */
  onChange: (quantity: number) => void;
  /** Names the field: "Quantity", "Quantity of Barbera d'Asti". */
  label: string;
  /** Hides the label from sight, where the row says what it is. */
  hideLabel?: boolean;
  disabled?: boolean;
}

/**
 * Number of pieces: one less, one more, or typed. What cannot be meant is said beside the field and changes
 * nothing; leaving the field puts the last good value back.
 */
export const QuantityField = (props: QuantityFieldProps) => {
  const { value, min = 1, max, onChange, label, hideLabel = false, disabled = false } = props;
  const text = useText();
  /** What is in the field while it is no quantity; null when the field shows `value`. */
  const [draft, setDraft] = useState<string | null>(null);
  const [atLimit, setAtLimit] = useState(false);

  const type = (typed: string) => {
    const entry = parseQuantity(typed, { min, max });
    setAtLimit(false);
    setDraft(entry.ok ? null : typed);
    if (entry.ok && entry.quantity !== value) onChange(entry.quantity);
  };
  const step = (by: 1 | -1) => {
    setDraft(null);
    const next = value + by;
    setAtLimit(next > max);
    if (next >= min && next <= max) onChange(next);
  };

  const entry = parseQuantity(draft ?? String(value), { min, max });
  const tooMany = atLimit || (!entry.ok && entry.reason === 'above-maximum');
  const error = tooMany
    ? text('ui.quantity.limit', { max })
    : entry.ok || draft === null
      ? undefined
      : text('ui.quantity.invalid', { min });
  const { control, controlId, errorId } = useFieldIds({ error });

  return (
    <div className={css.field}>
      <label
        htmlFor={controlId}
        className={classNames(fieldCss.label, hideLabel && css.hiddenLabel)}
      >
        {label}
      </label>
      <div className={css.stepper}>
        <button
          type="button"
          className={css.step}
          aria-label={text('ui.quantity.decrease', { label })}
          disabled={disabled || value <= min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          {...control}
          className={css.number}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
        />
        <button
          type="button"
          className={css.step}
          aria-label={text('ui.quantity.increase', { label })}
          aria-disabled={value >= max || undefined}
          disabled={disabled}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p id={errorId} className={classNames(fieldCss.error, css.message)} role="status">
        {error}
      </p>
    </div>
  );
};
