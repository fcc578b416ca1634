import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import type { StorageKey } from '@shop/contracts/storage';
import { selectSession, useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { Button, VisuallyHidden } from '@shop/contracts/ui';
import { useEffect, useState } from 'react';

/** Storage key of `@shop/contracts/wish-list`, whose code loads only when a list is opened or changed. */
const WISH_LIST_KEY: StorageKey<'wishList'> = 'fv.wish-list';

/**
 * Whether an item is on the local wish list of a guest or of this customer. Cheap, because every item page calls
 * it.
 */
export const isOnWishList = (code: string, ownerId: string | null): boolean => {
  try {
    const text = localStorage.getItem(WISH_LIST_KEY) ?? '';
    const owners = ownerId === null ? ['null'] : ['null', JSON.stringify(ownerId)];
    return (
      owners.some((it) => text.startsWith(`{"owner":${it},`)) &&
      text.includes(`"code":${JSON.stringify(code)}`)
    );
  } catch {
    return false;
  }
};

const load = () => import(/* webpackChunkName: "wish" */ './toggle-wish.ts');
const prepare = () => void load().catch(() => undefined);

export interface WishListButtonProps {
  kind: 'sku' | 'bundle';
  code: string;
  name: string;
  /** Among those of other items: includes the item's name. */
  named?: boolean;
}

/** Adds an item to the wish list or removes it. The code that does so loads on demand. */
export const WishListButton = (item: WishListButtonProps) => {
  const { code } = item;
  const text = useText();
  const goTo = useGoTo();
  const { events } = useShop();
  const dispatch = useAppDispatch();
  const { ownerId } = useAppSelector(selectSession);
  const [wished, setWished] = useState(false);
  // The server does not know the list.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- read from storage, once the page stands
  useEffect(() => setWished(isOnWishList(code, ownerId)), [code, ownerId]);
  const press = () =>
    load().then(
      (it) => it.toggleWish({ item, wished, ownerId, text, events, dispatch, goTo, setWished }),
      () => events.emit('toast', { message: text('catalog.wish.failed'), error: true }),
    );
  return (
    <Button variant="quiet" onPointerEnter={prepare} onFocus={prepare} onClick={() => void press()}>
      <FormattedMessage id={wished ? 'catalog.wish.remove' : 'catalog.wish.add'} />
      {item.named && <VisuallyHidden>: {item.name}</VisuallyHidden>}
    </Button>
  );
};
