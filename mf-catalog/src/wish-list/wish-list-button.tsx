import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useGoTo } from '@shop/contracts/routing';
import { selectSession, useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { Button } from '@shop/contracts/ui';
import { useEffect, useState } from 'react';

/** Where `@shop/contracts/wish-list` keeps the list, whose code comes when a list is opened or changed. */
const WISHES_KEY = 'fv.wish-list';

/**
 * Whether an item is on the list kept here, a guest's or the customer's own. Reads no more than it has to: every page of
 * an item asks.
 */
export const isWished = (code: string, ownerId: string | null): boolean => {
  try {
    const text = localStorage.getItem(WISHES_KEY) ?? '';
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

export interface WishButtonProps {
  kind: 'sku' | 'bundle';
  code: string;
  name: string;
}

/** Takes an item into the wish list, or out of it. What does so comes when it is asked for. */
export const WishButton = (item: WishButtonProps) => {
  const { code } = item;
  const text = useText();
  const goTo = useGoTo();
  const { events } = useShop();
  const dispatch = useAppDispatch();
  const { ownerId } = useAppSelector(selectSession);
  const [wished, setWished] = useState(false);
  // The server does not know the list.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- read from storage, once the page stands
  useEffect(() => setWished(isWished(code, ownerId)), [code, ownerId]);
  const press = () =>
    load().then(
      (it) => it.pressWish({ item, wished, ownerId, text, events, dispatch, goTo, setWished }),
      () => events.emit('toast', { message: text('catalog.wish.failed'), error: true }),
    );
  return (
    <Button variant="quiet" onPointerEnter={prepare} onFocus={prepare} onClick={() => void press()}>
      <FormattedMessage id={wished ? 'catalog.wish.remove' : 'catalog.wish.add'} />
    </Button>
  );
};
