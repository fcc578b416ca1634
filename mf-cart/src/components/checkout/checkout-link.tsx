import { shopTexts, useText } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, VisuallyHidden } from '@shop/contracts/ui';
import css from './checkout-link.module.css';
import { useBeginCheckout } from './use-begin-checkout.ts';

interface Props {
  /** Takes the place of the present entry in the history. */
  replace?: boolean;
  onLeave?: () => void;
}

/** "Go to checkout": a link that has the gift message saved and the cart checked first (T15), and stays where one was
 * refused or the other changed. */
export const CheckoutLink = ({ replace = false, onLeave }: Props) => {
  const text = useText();
  const { state, begin } = useBeginCheckout({ replace, onLeave });
  const checking = state.status === 'checking';
  return (
    <div className={css.way}>
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
      {state.status === 'changed' && <p className={css.said}>{text('cart.checkout.changed')}</p>}
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
