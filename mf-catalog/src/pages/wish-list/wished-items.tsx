import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, EmptyState, Notice, Skeleton } from '@shop/contracts/ui';
import { isSameWish, type Wish } from '@shop/contracts/wish-list';
import { useScope } from '../../api/scope.ts';
import { useWishedItemsQuery } from '../../api/wished-items.ts';
import { Answer } from '../../components/answer.tsx';
import { WishedList } from './wished-list.tsx';

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
