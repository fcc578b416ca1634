import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import { Icon } from '@shop/contracts/ui';
import type { CardView } from './card.ts';
import { itemPath } from './item-path.ts';
import css from './quick-add.module.css';

/** ms between two looks for the cart. */
const PAUSE = 100;

/** Looks before the cart is taken for missing. */
const LOOKS = 50;

/**
 * Puts one of an item into the cart from a list: the cart team does it, told by an event. Nothing for what cannot be
 * bought. Pressed before the cart's code is there, it waits for it; where the cart cannot be had it leads to the item's
 * page.
 */
export const QuickAdd = ({ card }: { card: CardView }) => {
  const text = useText();
  const { events } = useShop();
  const goTo = useGoTo();
  if (!card.price || card.availability.kind === 'sold-out') return null;
  const add = (button: HTMLElement, looks: number) => {
    const isHeard = events.all.get('cart:add')?.length;
    // As the shell marks what was pressed before the page was alive.
    button.toggleAttribute('data-kept', !isHeard && looks > 0);
    if (isHeard) events.emit('cart:add', card);
    else if (looks) setTimeout(add, PAUSE, button, looks - 1);
    else if (button.isConnected) goTo(itemPath(card));
  };
  return (
    <button
      type="button"
      className={css.add}
      data-adds-to-cart=""
      aria-label={text('catalog.card.add', { name: card.name })}
      onClick={({ currentTarget: it }) => it.hasAttribute('data-kept') || add(it, LOOKS)}
    >
      <Icon name="plus" />
    </button>
  );
};
