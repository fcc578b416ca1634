import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { Link, paths } from '@shop/contracts/routing';
import css from './steps.module.css';

const STEPS = ['cart', 'checkout', 'confirmed'] as const;

/** The three steps of a purchase (S6); the cart can be gone back to until the order is placed. */
export const Steps = ({ current }: { current: 'checkout' | 'confirmed' }) => {
  const text = useText();
  const now = STEPS.indexOf(current);
  return (
    <nav aria-label={text('checkout.steps')}>
      <ol className={css.steps}>
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={css.step}
            data-state={index < now ? 'done' : index === now ? 'current' : 'ahead'}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            {step === 'cart' && current === 'checkout' ? (
              <Link to={paths.cart()} className={css.link}>
                <FormattedMessage id="checkout.step.cart" />
              </Link>
            ) : (
              <FormattedMessage id={`checkout.step.${step}`} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
