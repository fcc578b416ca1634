import type { Paged } from '@shop/contracts/commerce';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { Breadcrumbs, ButtonLink, EmptyState, PageHeading, Pager } from '@shop/contracts/ui';
import { CardGrid } from '../../components/card-grid.tsx';
import { CategoryLinks } from '../../components/category-links.tsx';
import { SortLinks } from '../../components/sort-links.tsx';
import type { CardView } from '../../model/card.ts';
import { childrenOf, type Category } from '../../model/categories.ts';
import { categoryCrumbs } from '../../model/crumbs.ts';
import { listingPath } from '../../model/listing-path.ts';
import { SORTS, type ListingQuery, type Sort } from '../../model/listing-query.ts';
import { canSortByPrice } from '../../model/sort-by-price.ts';
import { CategoryBundles } from './category-bundles.tsx';
import css from './category-view.module.css';

interface Props {
  category: Category;
  listing: ListingQuery;
  answer: Paged<CardView>;
}

/** Sub-categories of a category; of a sub-category its sisters. */
const linked = ({ key, parent }: Category): readonly Category[] => {
  const children = childrenOf(key);
  return children.length > 0 || parent === null ? children : childrenOf(parent);
};

/** A category like a page of a printed price list. */
export const CategoryView = ({ category, listing, answer }: Props) => {
  const text = useText();
  const { key } = category;
  const { items, page, pageCount, total } = answer;
  const sorts: readonly Sort[] = SORTS.filter((it) => it !== 'price' || canSortByPrice(total));
  const sort = sorts.includes(listing.sort) ? listing.sort : 'name';
  const around = linked(category);
  return (
    <div className={css.page}>
      <Breadcrumbs items={categoryCrumbs(key, text)} />
      <PageHeading lead={<FormattedMessage id={`category.${key}.intro`} />}>
        <FormattedMessage id={`category.${key}.name`} />
      </PageHeading>
      {around.length > 0 && <CategoryLinks categories={around} />}
      {category.bundles && page === 1 && <CategoryBundles category={key} />}
      {items.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="catalog.category.empty.title" />}
          text={<FormattedMessage id="catalog.category.empty.text" />}
          action={
            <ButtonLink to={paths.home()}>
              <FormattedMessage id="catalog.not_found.home" />
            </ButtonLink>
          }
        />
      ) : (
        <>
          <div className={css.bar}>
            <p className={css.count}>
              <FormattedMessage id="catalog.category.count" values={{ total }} />
            </p>
            <SortLinks category={key} sorts={sorts} current={sort} />
          </div>
          <CardGrid
            key={`${sort} ${page}`}
            cards={items}
            list={`category:${key}`}
            heading="h2"
            priorities={category.bundles ? 0 : 4}
          />
          <Pager
            page={page}
            pageCount={pageCount}
            pathOf={(it) => listingPath(key, { sort, page: it })}
          />
        </>
      )}
    </div>
  );
};
