import { useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { useChangeNewsletterMutation, type Profile, useMailPlace } from '@shop/contracts/store-api';
import { Button, Notice } from '@shop/contracts/ui';
import { useKeptFocus } from '../use-kept-focus.ts';
import css from '../forms/form.module.css';

/**
 * Newsletter status, with buttons to subscribe and unsubscribe. A subscription starts when the mail's link is
 * confirmed.
 */
export const NewsletterSection = ({ profile }: { profile: Profile }) => {
  const { newsletter, email } = profile;
  const place = useMailPlace();
  const [change] = useChangeNewsletterMutation();
  const [busy, setBusy] = useState<'ask' | 'end' | null>(null);
  const [error, setError] = useState<CommerceError | null>(null);
  const actions = useKeptFocus(newsletter);
  const press = async (consent: boolean) => {
    setBusy(consent ? 'ask' : 'end');
    const answer = await change({ ...place, consent, reference: 'account' });
    setError((answer.error as CommerceError | undefined) ?? null);
    setBusy(null);
  };
  return (
    <section className={css.section} aria-labelledby="newsletter">
      <h2 id="newsletter" className={css.heading}>
        <FormattedMessage id="account.newsletter.title" />
      </h2>
      <p role="status">
        <FormattedMessage id={`account.newsletter.${newsletter}`} values={{ email }} />
      </p>
      {error && (
        <Notice tone="danger" live>
          <FormattedMessage {...errorTextOf(error)} />
        </Notice>
      )}
      <div {...actions} className={css.actions}>
        {newsletter !== 'confirmed' && (
          <Button busy={busy === 'ask'} onClick={() => void press(true)}>
            <FormattedMessage
              id={newsletter === 'none' ? 'account.newsletter.ask' : 'account.newsletter.again'}
            />
          </Button>
        )}
        {newsletter !== 'none' && (
          <Button busy={busy === 'end'} onClick={() => void press(false)}>
            <FormattedMessage id="account.newsletter.end" />
          </Button>
        )}
      </div>
    </section>
  );
};
