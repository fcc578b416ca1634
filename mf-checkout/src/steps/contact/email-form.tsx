import { pendingLoadable, type Loadable } from '@shop/contracts/remote';
import { useState, use, useTransition, type FormEvent } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { selectIsCustomer, selectSession, useAppSelector } from '@shop/contracts/store';
import { afterPress, Button, Field } from '@shop/contracts/ui';
import type { CheckedEmailForm } from './checked-email-form.tsx';
import { keepDraft, type CheckoutDraft } from '../checkout-draft.ts';
import { useDraft, useIsWhole } from '../is-whole.ts';
import css from '../section-form.module.css';
import { EmailAction, emailField } from './email-field.tsx';

type Loaded = typeof CheckedEmailForm;

let loading: Loadable<Loaded> | null = null;

/** Loads the e-mail form with the forms library, once; again after a failure. */
export const loadCheckedEmailForm = (): Promise<Loaded> => {
  loading ??= pendingLoadable(
    import(/* webpackChunkName: "email-form" */ './checked-email-form.tsx').then(
      (it) => it.CheckedEmailForm,
    ),
    (settled) => {
      loading = settled.status === 'failed' ? null : settled;
    },
  );
  return loading.promise;
};

/** Error of an e-mail by the rules of the forms library, which is loaded on demand. */
const check = async (value: string): Promise<string | undefined> => {
  const { email, required } = await import('@shop/contracts/forms');
  const message = required(value, {}) ?? email(value, {});
  return typeof message === 'string' ? message : message?.id;
};

/**
 * Validates the e-mail field from the first blur on, like a field of the forms library.
 *
 * @returns `error`, its message id; call `changed` and `left` with the current input
 */
const useEmailCheck = () => {
  const [error, setError] = useState<string>();
  const [wasBlurred, setBlurred] = useState(false);
  const validate = (value: string) => check(value).then(setError, () => undefined);
  return {
    error,
    changed: (value: string) => void (wasBlurred && validate(value)),
    left: (value: string) => {
      setBlurred(true);
      void validate(value);
    },
  };
};

const draftOf = ({ account }: CheckoutDraft): string | undefined => {
  const typed = account?.['email'];
  return typeof typed === 'string' ? typed : undefined;
};

const prefetch = () => void loadCheckedEmailForm().catch(() => undefined);

/**
 * The order's e-mail (S6): typed by guests, read-only for customers. The only field of the first screen works without
 * the forms library (11 kB): that code is loaded on focus and takes over on submit, so that no keystroke or caret
 * position is lost.
 */
export const EmailForm = ({ order }: { order: Order | null }) => {
  const text = useText();
  const isCustomer = useAppSelector(selectIsCustomer);
  const session = useAppSelector(selectSession);
  const current = (isCustomer ? session.email : null) ?? order?.email ?? '';
  const draft = useDraft(draftOf);
  const isWhole = useIsWhole();
  const [changedTo, setTyped] = useState<string>();
  const typed = changedTo ?? draft;
  const value = (isCustomer ? undefined : typed) ?? current;
  const { error, changed, left } = useEmailCheck();
  const [sent, setSent] = useState<ReturnType<typeof loadCheckedEmailForm>>();
  const [isSending, send] = useTransition();
  const Checked = sent && use(sent);
  // eslint-disable-next-line react-hooks/static-components -- made once, by its module
  if (Checked && order && isWhole) return <Checked order={order} typed={value} />;

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
    afterPress(() => left(trimmed));
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
