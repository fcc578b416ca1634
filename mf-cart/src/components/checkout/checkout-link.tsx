import { shopTexts, useText } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, VisuallyHidden } from '@shop/contracts/ui';
import css from './checkout-link.module.css';
import { useBeginCheckout } from './use-begin-checkout.ts';

interface Props {
  /** Replaces the current history entry. */
  replace?: boolean;
  onLeave?: () => void;
}

/**
 * "Go to checkout": saves the gift message and checks the cart first (T15). The shopper stays on the page if the message
 * is refused or the check repaired something.
 */
export const CheckoutLink = ({ replace = false, onLeave }: Props) => {
  const text = useText();
  const { state, begin } = useBeginCheckout({ replace, onLeave });
  const checking = state.status === 'checking';
  return (
    <div className={css.checkout}>
      <ButtonLink
        to={paths.checkout()}
        variant="primary"
        className={css.link}
        aria-busy={checking || undefined}
        aria-disabled={checking || undefined}
        onClick={(event) => void begin(event)}
      >
        {text('cart.checkout')}
      </ButtonLink>
      <VisuallyHidden role="status">{checking ? text('cart.checking') : null}</VisuallyHidden>
      {state.status === 'changed' && <p className={css.note}>{text('cart.checkout.changed')}</p>}
      {state.status === 'message-refused' && (
        <p role="alert" className={css.failed}>
          {text('cart.checkout.messageRefused', {
            reason: text(state.reason.id, state.reason.values),
          })}
        </p>
      )}
      {state.status === 'failed' && (
        <p role="alert" className={css.failed}>
          {text(shopTexts.connection_failed)}
        </p>
      )}
    </div>
  );
};
