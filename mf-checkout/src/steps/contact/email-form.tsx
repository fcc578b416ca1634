import { use, useState, useTransition, type FormEvent } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { selectIsCustomer, selectSession, useAppSelector } from '@shop/contracts/store';
import { Button, Field } from '@shop/contracts/ui';
import { keepDraft, readDraft } from '../checkout-draft.ts';
import css from '../section-form.module.css';
import { EmailAction, emailField } from './email-field.tsx';
import { loadCheckedEmailForm } from './load-checked-email-form.ts';
import { useEmailCheck } from './use-email-check.ts';

const draftOf = (): string | undefined => {
  const typed = readDraft().account?.['email'];
  return typeof typed === 'string' ? typed : undefined;
};

const prefetch = () => void loadCheckedEmailForm().catch(() => undefined);

/**
 * The e-mail the order is bought with (S6): a guest gives it, a customer's is the account's and cannot be another. The
 * one field of the checkout's first screen does without the library of forms (11 kB) until it is used: the code
 * comes with the focus and takes over when the form is sent, so no keystroke and no caret is lost on the way.
 */
export const EmailForm = ({ order }: { order: Order | undefined }) => {
  const text = useText();
  const isCustomer = useAppSelector(selectIsCustomer);
  const session = useAppSelector(selectSession);
  const known = (isCustomer ? session.email : null) ?? order?.email ?? '';
  const [typed, setTyped] = useState(draftOf);
  const value = (isCustomer ? undefined : typed) ?? known;
  const { error, changed, left } = useEmailCheck();
  const [sent, setSent] = useState<ReturnType<typeof loadCheckedEmailForm>>();
  const [isSending, send] = useTransition();
  const Checked = sent && use(sent);
  // eslint-disable-next-line react-hooks/static-components -- made once, by its module
  if (Checked && order) return <Checked order={order} typed={value} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(() => setSent(loadCheckedEmailForm()));
  };
  const type = (next: string) => {
    setTyped(next);
    keepDraft('account', { email: next });
    changed(next);
  };
  const leave = () => {
    if (isCustomer) return;
    const trimmed = value.trim();
    if (trimmed !== value) type(trimmed);
    left(trimmed);
  };
  return (
    <form noValidate className={css.form} onFocus={prefetch} onSubmit={submit}>
      <Field
        {...emailField(isCustomer)}
        value={value}
        error={error && text(error)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
      <Button variant="primary" type="submit" busy={isSending}>
        <EmailAction isCustomer={isCustomer} />
      </Button>
    </form>
  );
};
