import { useEffect, useRef } from 'react';
import { useSetEmailMutation, type Order } from '@shop/contracts/commerce/order';
import {
  email,
  ErrorSummary,
  Form,
  FormField,
  plainEmail,
  SubmitButton,
  toFormErrors,
} from '@shop/contracts/forms';
import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import { selectIsCustomer, useAppSelector } from '@shop/contracts/store';
import type { CommerceError } from '@shop/contracts/commerce';
import { keepDraft } from '../checkout-draft.ts';
import { nextSection } from '../section-rules.ts';
import { KeepDraft } from '../keep-draft.tsx';
import css from '../section-form.module.css';
import { EmailAction, emailField } from './email-field.tsx';

export interface CheckedEmailFormProps {
  order: Order;
  /** Current input of the field. */
  typed: string;
}

/**
 * The e-mail form after its first submit: submits its initial value, then validates and shows errors like any other
 * form.
 */
export const CheckedEmailForm = ({ order, typed }: CheckedEmailFormProps) => {
  const { events } = useShop();
  const text = useText();
  const goTo = useGoTo();
  const isCustomer = useAppSelector(selectIsCustomer);
  const [setEmail] = useSetEmailMutation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The previously focused control is unmounted.
    button.current?.focus();
    button.current?.form?.requestSubmit();
  }, []);

  const save = async (values: { email: string }) => {
    const typed = values.email.trim();
    const answer = await setEmail({ orderId: order.id, email: plainEmail(typed) ?? typed });
    if (!answer.data)
      return toFormErrors(answer.error as CommerceError, { customer_email: 'email' });
    // The platform rejected the coupon for this e-mail, so it was removed: the e-mail takes precedence (X).
    if (order.couponCode && answer.data.couponCode === null) {
      const message = text('checkout.account.coupon_cleared', { code: order.couponCode });
      events.emit('toast', { message, error: true, autoClose: 0 });
    }
    keepDraft('account', undefined);
    goTo(paths.checkout(nextSection(answer.data)), { ifStillHere: true });
  };

  return (
    <Form<{ email: string }> className={css.form} initialValues={{ email: typed }} onSubmit={save}>
      <ErrorSummary />
      {!isCustomer && <KeepDraft section="account" />}
      <FormField {...emailField(isCustomer)} validate={email} />
      <SubmitButton ref={button}>
        <EmailAction isCustomer={isCustomer} />
      </SubmitButton>
    </Form>
  );
};
