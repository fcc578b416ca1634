import { useText } from '@shop/contracts/i18n';
import css from './checkout-steps.module.css';

const steps = {
  cart: 'cart.step.cart',
  details: 'cart.step.details',
  confirmed: 'cart.step.confirmed',
} as const;

/** The three steps of a purchase (S6), with the present one marked. */
export const CheckoutSteps = ({ current }: { current: keyof typeof steps }) => {
  const text = useText();
  return (
    <ol className={css.steps} aria-label={text('cart.steps')}>
      {Object.entries(steps).map(([step, label]) => (
        <li key={step} className={css.step} aria-current={step === current ? 'step' : undefined}>
          {text(label)}
        </li>
      ))}
    </ol>
  );
};
