import type { EventBus } from '@shop/contracts/events';
import type { useText } from '@shop/contracts/i18n';
import { paths, type useGoTo } from '@shop/contracts/routing';
import type { AppDispatch } from '@shop/contracts/store';
import { changeWish } from '@shop/contracts/wish-list';
import type { WishListButtonProps } from './wish-list-button.tsx';

interface Press {
  item: WishListButtonProps;
  /** Whether the item is on the list before the press. */
  wished: boolean;
  ownerId: string | null;
  text: ReturnType<typeof useText>;
  events: EventBus;
  dispatch: AppDispatch;
  goTo: ReturnType<typeof useGoTo>;
  setWished: (wished: boolean) => void;
}

/** Toggles an item on the wish list: optimistic, with a toast, and reverted if the change fails. */
export const toggleWish = async (press: Press): Promise<void> => {
  const { item, wished, ownerId, text, events, dispatch, goTo, setWished } = press;
  const { kind, code, name } = item;
  setWished(!wished);
  const change = { ownerId, wish: { kind, code }, wished: !wished };
  const kept = await changeWish(dispatch, change);
  if (!kept.ok) {
    setWished(wished);
    events.emit('toast', { message: text('catalog.wish.failed'), error: true });
  } else if (wished) events.emit('toast', { message: text('catalog.wish.removed', { name }) });
  else
    events.emit('toast', {
      message: text('catalog.wish.added', { name }),
      action: { label: text('catalog.wish.show'), run: () => goTo(paths.wishList()) },
    });
};
