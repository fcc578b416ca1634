import { useSetEmailMutation, type Order } from '@shop/contracts/commerce/order';
import {
  email,
  ErrorSummary,
  Form,
  FormField,
  SubmitButton,
  toFormErrors,
} from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths, useGoTo, type ShopPath } from '@shop/contracts/routing';
import { selectIsCustomer, selectSession, useAppSelector } from '@shop/contracts/store';
import { TextLink } from '@shop/contracts/ui';
import type { CommerceError } from '@shop/contracts/commerce';
import { keepDraft, readDraft } from '../../model/checkout-draft.ts';
import { nextSection } from '../../model/next-section.ts';
import { KeepDraft } from '../keep-draft.tsx';
import css from '../section-form.module.css';

const thenCheckout = (path: ShopPath): ShopPath =>
  `${path}?next=${encodeURIComponent(paths.checkout())}`;

const Links = () => (
  <p className={css.note}>
    <FormattedMessage
      id="checkout.account.links"
      values={{
        login: (label) => (
          <TextLink key="login" to={thenCheckout(paths.login())}>
            {label}
          </TextLink>
        ),
        register: (label) => (
          <TextLink key="register" to={thenCheckout(paths.register())}>
            {label}
          </TextLink>
        ),
      }}
    />
  </p>
);

/** Who buys (S6): a guest gives an e-mail, a customer confirms theirs; logging in or registering is a link away. */
export const AccountSection = ({ order }: { order: Order }) => {
  const goTo = useGoTo();
  const isCustomer = useAppSelector(selectIsCustomer);
  const session = useAppSelector(selectSession);
  const [setEmail] = useSetEmailMutation();
  const known = order.email ?? session.email ?? undefined;

  const save = async (values: { email: string }) => {
    const answer = await setEmail({ orderId: order.id, email: values.email.trim() });
    if (!answer.data)
      return toFormErrors(answer.error as CommerceError, { customer_email: 'email' });
    keepDraft('account', undefined);
    goTo(paths.checkout(nextSection(answer.data)));
  };

  return (
    <Form<{ email: string }>
      className={css.form}
      initialValues={{ email: known, ...readDraft().account }}
      onSubmit={save}
    >
      <ErrorSummary />
      <KeepDraft section="account" />
      <FormField
        name="email"
        type="email"
        label={<FormattedMessage id="checkout.account.email" />}
        hint={<FormattedMessage id="checkout.account.email_hint" />}
        autoComplete="email"
        required
        validate={email}
        readOnly={isCustomer}
      />
      <SubmitButton>
        <FormattedMessage id={isCustomer ? 'checkout.continue' : 'checkout.account.guest'} />
      </SubmitButton>
      {!isCustomer && <Links />}
    </Form>
  );
};
