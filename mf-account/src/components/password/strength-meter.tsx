import { useDeferredValue } from 'react';
import { useFormState } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import css from './password.module.css';
import type { usePasswordRating } from './use-password-rating.ts';

interface Props {
  /** Field of the new password. */
  name: string;
  rate: ReturnType<typeof usePasswordRating>['rate'];
  /** Data of the customer, which a password should not contain. */
  about: readonly string[];
}

const TONES = ['weak', 'weak', 'fair', 'strong', 'strong'] as const;
const BARS = [1, 2, 3, 4] as const;

/** Displays the strength of the password. It only advises: six characters are accepted (V3). */
export const StrengthMeter = ({ name, rate, about }: Props) => {
  const { values } = useFormState<Record<string, string | undefined>>({
    subscription: { values: true },
  });
  const typed = useDeferredValue(values[name] ?? '');
  const score = rate && typed !== '' ? rate(typed, about) : null;
  return (
    <div className={css.strength}>
      <div className={css.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <span
            key={bar}
            className={score !== null && bar <= Math.max(score, 1) ? css[TONES[score]] : undefined}
          />
        ))}
      </div>
      <div role="status">
        {score !== null && <FormattedMessage id={`account.password.strength.${score}`} />}
      </div>
    </div>
  );
};
