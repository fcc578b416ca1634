import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { selectSession, useAppSelector } from '@shop/contracts/store';
import { ButtonLink, EmptyState, Notice, Skeleton } from '@shop/contracts/ui';
import { isSameWish, onWishes, readWishes, type Wish } from '@shop/contracts/wish-list';
import { useSyncExternalStore } from 'react';
import { ProductCard } from '../card/product-card.tsx';
import { CartBox } from '../item/buy/cart-box.tsx';
import { useItemsByCodeQuery } from '../item/items-by-code.ts';
import type { ProductView } from '../item/product.ts';
import { useListAnalytics } from '../shared/analytics.ts';
import { QueryBoundary } from '../shared/query-boundary.tsx';
import { useScope } from '../shared/scope.ts';
import { WishListButton } from './wish-list-button.tsx';
import css from './wish-list.module.css';

const NONE: readonly Wish[] = [];
const none = () => NONE;

/** The visitor's wish list in this browser, newest first, without another customer's items. */
export const useWishList = (): readonly Wish[] => {
  const { ownerId } = useAppSelector(selectSession);
  return useSyncExternalStore(
    onWishes,
    () => {
      const { owner, wishes } = readWishes();
      return owner === null || owner === ownerId ? wishes : NONE;
    },
    none,
  );
};

interface Props {
  item: ProductView;
  onSelect: () => void;
}

/** One item of the list: its card, the cart team's button, and the remove button. */
const WishListItem = ({ item, onSelect }: Props) => (
  <li className={css.item}>
    <ProductCard card={item} heading="h2" sizes="12rem" onSelect={onSelect} plain />
    <div className={css.actions}>
      <CartBox product={item} />
      <WishListButton kind={item.kind} code={item.code} name={item.name} named />
    </div>
  </li>
);

/** The items of the list, reported to analytics like any other list (A1). */
const WishListGrid = ({ items }: { items: readonly ProductView[] }) => {
  const select = useListAnalytics(items, 'wish-list');
  return (
    <ul className={css.list}>
      {items.map((item, index) => (
        <WishListItem
          key={`${item.kind} ${item.code}`}
          item={item}
          onSelect={() => select(index)}
        />
      ))}
    </ul>
  );
};

/** The items of a list with buy and remove buttons. Items not sold here are only counted. */
export const WishListItems = ({ wishes }: { wishes: readonly Wish[] }) => {
  const scope = useScope();
  const keys = wishes.map(({ kind, code }) => ({ kind, code }));
  const { data, currentData, ...query } = useItemsByCodeQuery(
    { ...scope, keys },
    { skip: wishes.length === 0 },
  );
  if (wishes.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="catalog.wishes.none.title" />}
        text={<FormattedMessage id="catalog.wishes.none.text" />}
        action={
          <ButtonLink to={paths.home()}>
            <FormattedMessage id="catalog.wishes.to_shop" />
          </ButtonLink>
        }
      />
    );
  }
  // While a changed list loads, the remaining items of the previous one stay visible.
  const remaining = data?.filter((it) => wishes.some((wish) => isSameWish(it, wish)));
  const missing = currentData ? wishes.length - currentData.length : 0;
  return (
    <QueryBoundary query={{ ...query, data: remaining }} skeleton={<Skeleton height="20rem" />}>
      {(items) => (
        <>
          <WishListGrid items={items} />
          {missing > 0 && (
            <Notice tone="info">
              <FormattedMessage id="catalog.wishes.missing" values={{ missing }} />
            </Notice>
          )}
        </>
      )}
    </QueryBoundary>
  );
};
