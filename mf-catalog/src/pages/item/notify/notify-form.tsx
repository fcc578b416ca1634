import { useSubscribeMutation } from '@shop/contracts/commerce/customer';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { Button, Field, Notice } from '@shop/contracts/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { notifyReference } from '../../../model/item/notify-reference.ts';
import css from './notify-form.module.css';
import { notifyProblem } from './notify-problem.ts';

/**
 * Asks for an e-mail address and keeps it with the item waited for (E4). Who waits already is answered like who does
 * not (T16).
 */
export default function NotifyForm({ code }: { code: string }) {
  const text = useText();
  const locale = useAppSelector(selectLocale);
  const [subscribe, { isLoading, isSuccess, isError }] = useSubscribeMutation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  if (isSuccess) {
    return (
      <Notice tone="positive" live>
        <FormattedMessage id="catalog.notify.done" values={{ email: email.trim() }} />
      </Notice>
    );
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = notifyProblem(email);
    setProblem(found && text(found));
    if (found) field.current?.focus();
    else void subscribe({ email, reference: notifyReference(code), metadata: { locale } });
  };
  return (
    <form className={css.form} noValidate onSubmit={send}>
      <Field
        ref={field}
        type="email"
        name="email"
        autoComplete="email"
        required
        label={text('catalog.notify.email')}
        hint={text('catalog.notify.hint')}
        error={problem ?? undefined}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" busy={isLoading}>
        <FormattedMessage id="catalog.notify.send" />
      </Button>
      {isError && (
        <Notice tone="danger" live>
          <FormattedMessage id="catalog.notify.failed" />
        </Notice>
      )}
    </form>
  );
}
