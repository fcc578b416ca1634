import type { Money } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { Price, VisuallyHidden } from '@shop/contracts/ui';
import css from './line-amount.module.css';

interface Props {
  /** The platform's amount; null until it has the line. */
  total: Money | null;
  /** It belongs to an earlier quantity. */
  updating: boolean;
}

/** Total of a line, dimmed while a change is pending; a placeholder until the platform has the line. */
export const LineAmount = ({ total, updating }: Props) => {
  const text = useText();
  return (
    <p className={css.total} aria-busy={updating || undefined}>
      <VisuallyHidden>{text('cart.lineTotal')} </VisuallyHidden>
      {total ? <Price money={total} /> : text('cart.amount.later')}
    </p>
  );
};
