import { pendingLoadable, type Loadable } from '@shop/contracts/remote';
import { useState, use, useTransition, type FormEvent } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { selectIsCustomer, selectSession, useAppSelector } from '@shop/contracts/store';
import { Button, Field } from '@shop/contracts/ui';
import type { CheckedEmailForm } from './checked-email-form.tsx';
import { keepDraft, readDraft } from '../checkout-draft.ts';
import css from '../section-form.module.css';
import { EmailAction, emailField } from './email-field.tsx';

type Loaded = typeof CheckedEmailForm;

let known: Loadable<Loaded> | null = null;

/** The e-mail's form with the library of forms, asked for once; again where it did not come. */
export const loadCheckedEmailForm = (): Promise<Loaded> => {
  known ??= pendingLoadable(
    import(/* webpackChunkName: "email-form" */ './checked-email-form.tsx').then(
      (it) => it.CheckedEmailForm,
    ),
    (settled) => {
      known = settled.status === 'failed' ? null : settled;
    },
  );
  return known.promise;
};

/** What is wrong with an e-mail, by the rules that the forms have; their code is fetched when it is asked. */
const check = async (value: string): Promise<string | undefined> => {
  const { email, required } = await import('@shop/contracts/forms');
  const message = required(value, {}) ?? email(value, {});
  return typeof message === 'string' ? message : message?.id;
};

/**
 * The message of a lone e-mail field, from when it was left for the first time, like that of a field in a form.
 *
 * @returns `error`, the key of its message; `changed` and `left` are told what is in the field then
 */
const useEmailCheck = () => {
  const [error, setError] = useState<string>();
  const [wasLeft, setLeft] = useState(false);
  const look = (value: string) => check(value).then(setError, () => undefined);
  return {
    error,
    changed: (value: string) => void (wasLeft && look(value)),
    left: (value: string) => {
      setLeft(true);
      void look(value);
    },
  };
};

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
