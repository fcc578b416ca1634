import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { selectSession, useAppSelector } from '@shop/contracts/store';
import { ButtonLink, EmptyState, Notice, Skeleton } from '@shop/contracts/ui';
import { isSameWish, onWishes, readWishes, type Wish } from '@shop/contracts/wish-list';
import { useSyncExternalStore } from 'react';
import { ProductCard } from '../card/product-card.tsx';
import { CartBox } from '../item/buy/cart-box.tsx';
import { useWishedItemsQuery } from '../item/items-by-code.ts';
import type { ProductView } from '../item/product.ts';
import { useListAnalytics } from '../shared/analytics.ts';
import { Answer } from '../shared/query-boundary.tsx';
import { useScope } from '../shared/scope.ts';
import { WishButton } from './wish-list-button.tsx';
import css from './wish-list.module.css';

const NONE: readonly Wish[] = [];
const none = () => NONE;

/** The visitor's wishes as this browser knows them, newest first; none of another customer's. */
export const useWishes = (): readonly Wish[] => {
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

/** One item of the list: its card, the cart team's button, and the way out of the list. */
const WishedItem = ({ item, onSelect }: Props) => (
  <li className={css.item}>
    <ProductCard card={item} heading="h2" sizes="12rem" onSelect={onSelect} plain />
    <div className={css.actions}>
      <CartBox product={item} />
      <WishButton kind={item.kind} code={item.code} name={item.name} />
    </div>
  </li>
);

/** The items of the list; analytics hears of it as of any other (A1). */
const WishedList = ({ items }: { items: readonly ProductView[] }) => {
  const select = useListAnalytics(items, 'wish-list');
  return (
    <ul className={css.list}>
      {items.map((item, index) => (
        <WishedItem key={`${item.kind} ${item.code}`} item={item} onSelect={() => select(index)} />
      ))}
    </ul>
  );
};

/** The items of a list, each to be bought or taken out; of what is not sold here only the number is told. */
export const WishedItems = ({ wishes }: { wishes: readonly Wish[] }) => {
  const scope = useScope();
  const wanted = wishes.map(({ kind, code }) => ({ kind, code }));
  const { data, currentData, ...query } = useWishedItemsQuery(
    { ...scope, wanted },
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
  // While a changed list is read, what is left of the one before stays on view.
  const left = data?.filter((it) => wishes.some((wish) => isSameWish(it, wish)));
  const missing = currentData ? wishes.length - currentData.length : 0;
  return (
    <Answer query={{ ...query, data: left }} skeleton={<Skeleton height="20rem" />}>
      {(items) => (
        <>
          <WishedList items={items} />
          {missing > 0 && (
            <Notice tone="info">
              <FormattedMessage id="catalog.wishes.missing" values={{ missing }} />
            </Notice>
          )}
        </>
      )}
    </Answer>
  );
};
