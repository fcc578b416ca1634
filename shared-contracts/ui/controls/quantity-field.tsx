import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import fieldCss from './field.module.css';
import { Icon } from '../content/icon.tsx';
import { parseQuantity, type QuantityProblem } from './parse-quantity.ts';
import css from './quantity-field.module.css';
import { useFieldIds } from './use-field-ids.ts';
import { classNames } from '../class-names.ts';

export interface QuantityFieldProps {
  value: number;
  /** One step by default. */
  min?: number;
  /** V9: the smallest of the line's own limit, stock and the shop's maximum. */
  max: number;
  /** Quantity step, such as that of a case: `min` and `max` are multiples of it. 1 by default. */
  step?: number;
  /** Called with a whole number from `min` to `max`, never with anything else. */
  onChange: (quantity: number) => void;
  /** Names the field: "Quantity", "Quantity of Barbera d'Asti". */
  label: string;
  /** Visually hides the label, if the row itself explains it. */
  hideLabel?: boolean;
  disabled?: boolean;
}

/**
 * Quantity with minus, plus and typing. A typed number counts on blur or Enter, so that the 1 of 12 is never ordered on
 * the way. Invalid text shows a problem at the field and changes nothing; a form is not submitted with it. Outside of a
 * form, blur restores the last valid value.
 */
export const QuantityField = (props: QuantityFieldProps) => {
  const {
    value,
    step: pack = 1,
    min = pack,
    max,
    onChange,
    label,
    hideLabel = false,
    disabled = false,
  } = props;
  const text = useText();
  /** Typed text that does not count yet; null when the field shows `value`. */
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<QuantityProblem | null>(null);

  const read = (typed: string) => parseQuantity(typed, { min: pack > 1 ? 1 : min, max });
  const type = (typed: string) => {
    const entry = read(typed);
    setDraft(typed);
    // An emptied field is usually being retyped, so it becomes a problem only on blur.
    setProblem(entry.ok || typed === '' ? null : entry.reason);
  };
  /** Commits the typed text. Returns whether it is a valid quantity. */
  const commit = (): boolean => {
    if (draft === null) return true;
    const entry = read(draft);
    if (!entry.ok) {
      setProblem(entry.reason);
      return false;
    }
    setDraft(null);
    const packed = Math.ceil(entry.quantity / pack) * pack;
    if (packed !== value) onChange(packed);
    return true;
  };
  const step = (by: 1 | -1) => {
    const next = value + by * pack;
    setDraft(null);
    setProblem(next > max ? 'above-maximum' : null);
    if (next >= min && next <= max) onChange(next);
  };

  const error =
    problem === 'above-maximum'
      ? text('ui.quantity.limit', { max })
      : problem && text('ui.quantity.invalid', { min });
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
          // Not disabled at the minimum, where the press that led there would lose the focus.
          aria-disabled={value <= min || undefined}
          disabled={disabled}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          {...control}
          ref={(input) => input?.setCustomValidity((draft !== null && error) || '')}
          aria-invalid={(error && draft !== null) || undefined}
          onInvalid={(event) => {
            // The message is beside the field already.
            event.preventDefault();
            event.currentTarget.focus();
          }}
          className={css.number}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={(event) => {
            // In a form, pressing the submit button blurs the field: a reset would submit another value than the typed
            // one.
            if (!commit() && !event.currentTarget.form) setDraft(null);
          }}
          onKeyDown={(event) => {
            // A form around must not be sent with another number than the one in sight.
            if (event.key === 'Enter' && !commit()) event.preventDefault();
          }}
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
