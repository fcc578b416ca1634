import type { ReactNode } from 'react';
import { password } from '@shop/contracts/forms';
import { PasswordField } from './password-field.tsx';
import css from './password.module.css';
import { StrengthMeter } from './strength-meter.tsx';
import { usePasswordRating } from './use-password-rating.ts';

interface Props {
  name: string;
  label: ReactNode;
  hint: ReactNode;
  /** Data of the customer, which a password should not contain. */
  about?: readonly string[] | undefined;
}

/** A new password (V3), and how good it is while it is typed. */
export const RatedPasswordField = ({ about = [], ...field }: Props) => {
  const { rate, load } = usePasswordRating();
  return (
    <div className={css.rated} onFocus={load}>
      <PasswordField {...field} autoComplete="new-password" validate={password} />
      <StrengthMeter name={field.name} rate={rate} about={about} />
    </div>
  );
};
