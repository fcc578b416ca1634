import { useSetEmailMutation, type Order } from '@shop/contracts/commerce/order';
import {
  email,
  ErrorSummary,
  Form,
  FormField,
  SubmitButton,
  toFormErrors,
} from '@shop/contracts/forms';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import { selectIsCustomer, selectSession, useAppSelector } from '@shop/contracts/store';
import type { CommerceError } from '@shop/contracts/commerce';
import { keepDraft, readDraft } from '../../model/checkout-draft.ts';
import { nextSection } from '../../model/next-section.ts';
import { KeepDraft } from '../keep-draft.tsx';
import css from '../section-form.module.css';

/** The e-mail the order is bought with (S6): a guest gives it, a customer's is the account's and cannot be another. */
export const EmailForm = ({ order }: { order: Order }) => {
  const { events } = useShop();
  const text = useText();
  const goTo = useGoTo();
  const isCustomer = useAppSelector(selectIsCustomer);
  const session = useAppSelector(selectSession);
  const [setEmail] = useSetEmailMutation();
  const known = (isCustomer ? session.email : null) ?? order.email ?? undefined;

  const save = async (values: { email: string }) => {
    const answer = await setEmail({ orderId: order.id, email: values.email.trim() });
    if (!answer.data)
      return toFormErrors(answer.error as CommerceError, { customer_email: 'email' });
    // The platform refused the coupon for this e-mail, and it was taken off: who buys matters more (X).
    if (order.couponCode && answer.data.couponCode === null) {
      const message = text('checkout.account.coupon_cleared', { code: order.couponCode });
      events.emit('toast', { message, error: true, autoClose: 0 });
    }
    keepDraft('account', undefined);
    goTo(paths.checkout(nextSection(answer.data)));
  };

  return (
    <Form<{ email: string }>
      className={css.form}
      initialValues={{ email: known, ...(isCustomer ? {} : readDraft().account) }}
      onSubmit={save}
    >
      <ErrorSummary />
      {!isCustomer && <KeepDraft section="account" />}
      <FormField
        name="email"
        type="email"
        label={<FormattedMessage id="checkout.account.email" />}
        hint={
          <FormattedMessage
            id={isCustomer ? 'checkout.account.email_own' : 'checkout.account.email_hint'}
          />
        }
        autoComplete="email"
        required
        validate={email}
        readOnly={isCustomer}
      />
      <SubmitButton>
        <FormattedMessage id={isCustomer ? 'checkout.continue' : 'checkout.account.guest'} />
      </SubmitButton>
    </Form>
  );
};
