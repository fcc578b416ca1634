import { email, required } from '@shop/contracts/forms';
import { FormattedMessage, MessagesProvider, useText } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { useAskForBackInStockMutation, useMailPlace } from '@shop/contracts/store-api';
import { Button, Field, Notice, useSingleFlight } from '@shop/contracts/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import css from './notify-form.module.css';

/** Message key of the error in an e-mail address (V1, V2); null if it is valid. */
const notifyProblem = (typed: string): string | null => {
  const problem = required(typed, {}) ?? email(typed, {});
  return problem === undefined ? null : typeof problem === 'string' ? problem : problem.id;
};

/** Texts used only by the form. */
const texts: Record<Locale, Messages> = { de, en, es, fr, it };

const Form = ({ code }: { code: string }) => {
  const text = useText();
  const place = useMailPlace();
  const [askForWord, { isLoading, isSuccess, isError }] = useAskForBackInStockMutation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const ask = useSingleFlight(() => askForWord({ email: email.trim(), sku: code, ...place }));
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
    else ask();
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
};

/**
 * Form for an e-mail address, which receives one mail when the item is back in stock. The response is the same for
 * addresses already waiting.
 */
export default function NotifyForm({ code }: { code: string }) {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={texts[locale]}>
      <Form code={code} />
    </MessagesProvider>
  );
}
