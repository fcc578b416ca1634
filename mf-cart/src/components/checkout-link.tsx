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

/** "Go to checkout": a link that has the cart checked first (T15) and stays where something had to be changed. */
export const CheckoutLink = ({ replace = false, onLeave }: Props) => {
  const text = useText();
  const { state, begin } = useBeginCheckout({ replace, onLeave });
  const checking = state === 'checking';
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
      {state === 'changed' && <p className={css.said}>{text('cart.checkout.changed')}</p>}
      {state === 'failed' && (
        <p role="alert" className={css.failed}>
          {text(shopTexts.connection_failed)}
        </p>
      )}
    </div>
  );
};
