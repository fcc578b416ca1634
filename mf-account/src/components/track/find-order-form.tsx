import { useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import {
  email as isEmail,
  ErrorSummary,
  Form,
  FormField,
  SubmitButton,
  toFormErrors,
} from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { useFindOrderMutation, useMailPlace } from '@shop/contracts/store-api';
import { Button, Notice } from '@shop/contracts/ui';
import { focusFirstField } from '../forms/focus-first-field.ts';
import css from './track.module.css';

interface Values {
  number: string;
  email: string;
}

/** Requests the link to an order. The response does not reveal whether number and e-mail match. */
export const FindOrderForm = () => {
  const place = useMailPlace();
  const [find] = useFindOrderMutation();
  // After a mail was sent, its address.
  const [state, setState] = useState<'first' | 'again' | { sentTo: string }>('first');

  const submit = async (values: Values) => {
    const email = values.email.trim();
    const answer = await find({ ...place, email, number: values.number.trim() });
    if (answer.error) return toFormErrors(answer.error as CommerceError);
    setState({ sentTo: email });
    return undefined;
  };

  if (typeof state === 'object') {
    return (
      <Notice
        tone="positive"
        live
        title={<FormattedMessage id="account.track.sent" />}
        actions={
          <Button onClick={() => setState('again')}>
            <FormattedMessage id="account.track.again" />
          </Button>
        }
      >
        <FormattedMessage id="account.track.sent.text" values={{ email: state.sentTo }} />
      </Notice>
    );
  }
  return (
    <div ref={state === 'again' ? focusFirstField : undefined}>
      <Form<Values> className={css.form} initialValues={{}} onSubmit={submit}>
        <ErrorSummary />
        <FormField
          name="number"
          label={<FormattedMessage id="account.track.number" />}
          autoComplete="off"
          required
        />
        <FormField
          name="email"
          type="email"
          label={<FormattedMessage id="account.email" />}
          autoComplete="email"
          required
          validate={isEmail}
        />
        <SubmitButton>
          <FormattedMessage id="account.track.submit" />
        </SubmitButton>
      </Form>
    </div>
  );
};
