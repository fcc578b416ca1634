import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { paths } from '../../routing/paths.ts';
import css from './checkout-steps.module.css';

const STEPS = ['cart', 'checkout', 'confirmed'] as const;
export type CheckoutStep = (typeof STEPS)[number];

/**
 * The three steps of a purchase (S6), shown by the cart and the checkout alike; the cart can be gone back to until
 * the order is placed.
 */
export const CheckoutSteps = ({ current }: { current: CheckoutStep }) => {
  const text = useText();
  const now = STEPS.indexOf(current);
  return (
    <nav aria-label={text('steps.label')}>
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
                {text('steps.cart')}
              </Link>
            ) : (
              text(`steps.${step}`)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
