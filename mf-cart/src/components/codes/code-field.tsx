import { useState, type FormEvent } from 'react';
import { useText, type ErrorText } from '@shop/contracts/i18n';
import { Button, Field, useSingleFlight } from '@shop/contracts/ui';
import css from './code-field.module.css';

interface Props {
  /** A code is being tried. */
  busy: boolean;
  disabled: boolean;
  /** What was wrong with the code; null once it was taken. */
  onApply: (code: string) => Promise<ErrorText | null>;
}

/** One field for coupon and gift card: the platform knows which it is. */
export const CodeField = ({ busy, disabled, onApply }: Props) => {
  const text = useText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<ErrorText | null>(null);

  const apply = useSingleFlight(async () => {
    const problem = await onApply(code.trim());
    setError(problem);
    if (!problem) setCode('');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') setError({ id: 'cart.code.missing' });
    else apply();
  };
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <Field
        label={text('cart.code.label')}
        error={error ? <span role="alert">{text(error.id, error.values)}</span> : undefined}
        value={code}
        disabled={disabled}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit" busy={busy} disabled={disabled}>
        {text('cart.code.apply')}
      </Button>
    </form>
  );
};
