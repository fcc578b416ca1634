import { use, useId, type ReactNode } from 'react';
import css from './radio-card.module.css';
import { RadioGroupContext } from './radio-group.tsx';

export interface RadioCardProps {
  value: string;
  title: ReactNode;
  /** A second line: delivery days, what the method means. */
  text?: ReactNode;
  /** At the end of the row: a price. */
  aside?: ReactNode;
  disabled?: boolean;
  /** Shown below while this card is chosen. */
  children?: ReactNode;
}

/** One choice of a {@link RadioGroup}: the whole row is the target. */
export const RadioCard = ({ value, title, text, aside, disabled, children }: RadioCardProps) => {
  const group = use(RadioGroupContext);
  const id = useId();
  if (!group) throw new Error('RadioCard needs a RadioGroup around it');
  const chosen = group.value === value;
  return (
    <div className={css.card} data-chosen={chosen || undefined}>
      <label className={css.row}>
        <input
          type="radio"
          className={css.dot}
          name={group.name}
          value={value}
          checked={chosen}
          disabled={disabled || group.disabled}
          aria-labelledby={`${id}-title`}
          aria-describedby={text || aside ? `${id}-text` : undefined}
          onChange={() => group.onChange(value)}
        />
        <span id={`${id}-title`} className={css.title}>
          {title}
        </span>
        {(text || aside) && (
          <span id={`${id}-text`} className={css.details}>
            {text && <span className={css.text}>{text}</span>}{' '}
            {aside && <span className={css.aside}>{aside}</span>}
          </span>
        )}
      </label>
      {chosen && children && <div className={css.more}>{children}</div>}
    </div>
  );
};
