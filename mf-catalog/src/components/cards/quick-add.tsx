import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import { Icon } from '@shop/contracts/ui';
import type { CardView } from '../../model/cards/card.ts';
import { itemPath } from '../../model/item/item-path.ts';
import css from './quick-add.module.css';

/**
 * Puts one of an item into the cart from a list: the cart team does it, told by an event. Nothing for what cannot be
 * bought; where the cart cannot be had it leads to the item's page.
 */
export const QuickAdd = ({ card }: { card: CardView }) => {
  const text = useText();
  const { events } = useShop();
  const goTo = useGoTo();
  if (!card.price || card.availability.kind === 'sold-out') return null;
  const add = () => {
    if (!events.all.get('cart:add')?.length) return goTo(itemPath(card));
    events.emit('cart:add', card);
  };
  return (
    <button
      type="button"
      className={css.add}
      data-adds-to-cart=""
      aria-label={text('catalog.card.add', { name: card.name })}
      onClick={add}
    >
      <Icon name="plus" />
    </button>
  );
};
