import { useText, type Text } from '@shop/contracts/i18n';
import type { CartLineView } from '../../summary/cart-view.ts';
import type { LineAvailability } from '../../summary/line-status.ts';
import type { LineDelivery } from '../../summary/line-status.ts';
import css from './line-state.module.css';

const stockText = (availability: LineAvailability, text: Text): string | null => {
  switch (availability.kind) {
    case 'in-stock':
      return null;
    case 'few-left':
      return text('cart.availability.few', { count: availability.left });
    case 'sold-out':
      return text('cart.availability.soldOut');
    case 'not-sold':
      return text('cart.availability.notSold');
  }
};

/** A line that cannot be bought has no delivery time. */
const isPurchasable = ({ kind }: LineAvailability): boolean =>
  kind === 'in-stock' || kind === 'few-left';

const arrivalText = (delivery: LineDelivery, text: Text): string => {
  if (delivery.kind === 'ready') return text('cart.delivery.ready');
  const { minDays: min, maxDays: max } = delivery;
  return min < max
    ? text('cart.delivery.range', { min, max })
    : text('cart.delivery.days', { days: max });
};

/** Availability and delivery time of a line (section K); nothing if the platform reports neither. */
export const LineState = ({
  availability,
  delivery,
}: Pick<CartLineView, 'availability' | 'delivery'>) => {
  const text = useText();
  const stock = stockText(availability, text);
  if (stock === null && delivery === null) return null;
  return (
    <p className={css.state}>
      {stock && <span className={css[availability.kind]}>{stock}</span>}
      {delivery && isPurchasable(availability) && <span>{arrivalText(delivery, text)}</span>}
    </p>
  );
};
