import { useState } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { useProfileQuery } from '@shop/contracts/store-api';
import { EmailAddress, Notice, SummaryList } from '@shop/contracts/ui';
import css from '../account-frame.module.css';
import { ChangeEmailForm } from './change-email-form.tsx';

interface Props {
  ownerId: string;
  email: string;
}

/** The e-mail address as it is, the one that waits to be confirmed, and the form for another. */
export const ChangeEmail = ({ ownerId, email }: Props) => {
  const { currentData: profile } = useProfileQuery(
    { ownerId },
    { refetchOnMountOrArgChange: true },
  );
  const [sent, setSent] = useState<{ to: string; times: number } | null>(null);
  const current = profile?.email ?? email;
  const pending = sent?.to ?? profile?.pendingEmail;
  return (
    <>
      <SummaryList
        className={css.facts}
        rows={[
          {
            id: 'email',
            label: <FormattedMessage id="account.email" />,
            value: <EmailAddress email={current} />,
          },
        ]}
      />
      <ChangeEmailForm
        key={sent?.times ?? 0}
        ownerId={ownerId}
        current={current}
        onSent={(to) => setSent({ to, times: (sent?.times ?? 0) + 1 })}
      />
      {/* Below the form, which it would push down once it is known. */}
      {pending && (
        <Notice
          tone="info"
          live={sent !== null}
          title={<FormattedMessage id="account.change_email.sent" />}
        >
          <FormattedMessage
            id="account.change_email.sent.text"
            values={{ email: pending, current }}
          />
        </Notice>
      )}
    </>
  );
};
