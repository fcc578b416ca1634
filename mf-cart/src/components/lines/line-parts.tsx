import type { LinePart } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import css from './line-options.module.css';

/** Contents of one bundle, with quantities. */
export const LineParts = ({ parts }: { parts: readonly LinePart[] }) => {
  const text = useText();
  if (parts.length === 0) return null;
  return (
    <ul className={css.options} aria-label={text('cart.parts')}>
      {parts.map(({ code, name, quantity }) => (
        <li key={code}>{text('cart.times', { quantity, name })}</li>
      ))}
    </ul>
  );
};
