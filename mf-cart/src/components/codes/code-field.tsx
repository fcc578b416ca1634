import { useState, type FormEvent } from 'react';
import { codeAsIssued } from '@shop/contracts/commerce/order';
import { useText, type ErrorText } from '@shop/contracts/i18n';
import { Button, Field, useSingleFlight } from '@shop/contracts/ui';
import type { CodeKind } from '../../outbox/pending-change.ts';
import css from './code-field.module.css';

interface Props {
  /** A code is being applied. */
  busy: boolean;
  disabled: boolean;
  /** Kind of code that is still possible: one of each may be applied. */
  kind: CodeKind | undefined;
  /** Resolves to the error of the code; null if it was applied. */
  onApply: (code: string) => Promise<ErrorText | null>;
}

const LABELS = { coupon: 'cart.code.coupon', 'gift-card': 'cart.code.giftCard' } as const;

/** One field for coupon and gift card, which the platform tells apart; with one applied, the field is for the other. */
export const CodeField = ({ busy, disabled, kind, onApply }: Props) => {
  const text = useText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<ErrorText | null>(null);

  const apply = useSingleFlight(async () => {
    const problem = await onApply(codeAsIssued(code));
    setError(problem);
    if (!problem) setCode('');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (codeAsIssued(code) === '') setError({ id: 'cart.code.missing' });
    else apply();
  };
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <Field
        label={text(kind ? LABELS[kind] : 'cart.code.label')}
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
