import { useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { ErrorSummary, Form, SubmitButton, toFormErrors } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { useAskForResetLinkMutation, useMailPlace } from '@shop/contracts/store-api';
import { Button, Notice } from '@shop/contracts/ui';
import { handedEmail } from '../../model/handed-email.ts';
import { EmailField } from '../forms/email-field.tsx';
import { focusFirstField } from '../forms/focus-first-field.ts';
import css from '../forms/form.module.css';

/** Requests a link to set a new password (O2). The response does not reveal whether the account exists. */
export const ForgotForm = () => {
  const place = useMailPlace();
  const [ask] = useAskForResetLinkMutation();
  const [email, setEmail] = useState(handedEmail.take);
  const [stage, setStage] = useState<'first' | 'sent' | 'again'>('first');

  const submit = async (values: { email: string }) => {
    const answer = await ask({ ...place, email: values.email.trim() });
    if (answer.error) return toFormErrors(answer.error as CommerceError);
    setEmail(values.email.trim());
    setStage('sent');
    return undefined;
  };

  if (stage === 'sent') {
    return (
      <Notice
        tone="positive"
        live
        title={<FormattedMessage id="account.forgot.sent" />}
        actions={
          <Button onClick={() => setStage('again')}>
            <FormattedMessage id="account.forgot.again" />
          </Button>
        }
      >
        <FormattedMessage id="account.forgot.sent.text" values={{ email: email ?? '' }} />
      </Notice>
    );
  }
  return (
    <div ref={stage === 'again' ? focusFirstField : undefined}>
      <Form<{ email: string }>
        className={css.form}
        initialValues={email ? { email } : {}}
        onSubmit={submit}
      >
        <ErrorSummary />
        <EmailField />
        <SubmitButton>
          <FormattedMessage id="account.forgot.submit" />
        </SubmitButton>
      </Form>
    </div>
  );
};
