import { useEffect, useRef, useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import {
  email as isEmail,
  ErrorSummary,
  Form,
  FormField,
  SubmitButton,
  toFormErrors,
} from '@shop/contracts/forms';
import { FormattedMessage, MessagesProvider } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { selectLocale, selectSession, useAppSelector, type ShopState } from '@shop/contracts/store';
import { useAskForNewsletterMutation, useMailPlace } from '@shop/contracts/store-api';
import { Notice, TextLink } from '@shop/contracts/ui';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import styles from '../footer.module.css';

/** The form's own texts, all languages in one chunk: each further chunk is listed in the page's first script. */
const texts: Record<Locale, Messages> = { de, en, es, fr, it };

const selectEmail = (state: ShopState) => selectSession(state).email;

/** Requests a confirmation link for the newsletter (double opt-in, T16). */
const SignUp = () => {
  const place = useMailPlace();
  const initialEmail = useAppSelector(selectEmail);
  const [ask] = useAskForNewsletterMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (values: { email: string }) => {
    const email = values.email.trim();
    const answer = await ask({ ...place, email, consent: true, reference: 'footer' });
    if (answer.error) return toFormErrors(answer.error as CommerceError);
    setSentTo(email);
    return undefined;
  };

  if (sentTo !== null)
    return (
      <Notice tone="positive" live title={<FormattedMessage id="shell.newsletter.sent" />}>
        <FormattedMessage id="shell.newsletter.sent.text" values={{ email: sentTo }} />
      </Notice>
    );
  return (
    <div ref={form}>
      <Form<{ email: string }>
        className={styles.newsletter}
        initialValues={initialEmail ? { email: initialEmail } : {}}
        onSubmit={submit}
      >
        <ErrorSummary />
        <FormField
          name="email"
          type="email"
          label={<FormattedMessage id="shell.newsletter.email" />}
          hint={<FormattedMessage id="shell.newsletter.consent" />}
          autoComplete="email"
          required
          validate={isEmail}
        />
        <TextLink to={paths.info('privacy')}>
          <FormattedMessage id="shell.info.privacy" />
        </TextLink>
        <SubmitButton>
          <FormattedMessage id="shell.newsletter.submit" />
        </SubmitButton>
      </Form>
    </div>
  );
};

/** Sign-up for the newsletter, in the footer of every page. */
export const NewsletterForm = () => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={texts[locale]}>
      <SignUp />
    </MessagesProvider>
  );
};
