import { isDeclaredIn } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Icon } from '@shop/contracts/ui';
import type { CardView } from './card.ts';
import { itemPath } from './item-path.ts';
import css from './quick-add.module.css';

/** Interval between checks for the cart, in ms. */
const PAUSE = 100;

/** Number of checks before the cart counts as missing. */
const LOOKS = 50;

/**
 * Adds one unit to the cart from a list by sending an event to the cart team. Renders nothing if the item cannot be
 * bought. A press before the cart's code has loaded waits for it; if the cart never loads, the button opens the
 * item page.
 */
export const QuickAdd = ({ card }: { card: CardView }) => {
  const text = useText();
  const { events } = useShop();
  const goTo = useGoTo();
  const { country } = useAppSelector(selectMarketContext);
  if (!isDeclaredIn(card.containers, country)) return null;
  if (!card.price || card.availability.kind === 'sold-out') return null;
  const add = (button: HTMLElement, looks: number) => {
    const hasListener = events.all.get('cart:add')?.length;
    // The same mark that the shell sets on controls pressed before hydration.
    button.toggleAttribute('data-kept', !hasListener && looks > 0);
    if (hasListener) events.emit('cart:add', card);
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
