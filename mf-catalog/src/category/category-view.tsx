import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { Breadcrumbs, ButtonLink, EmptyState, PageHeading, Skeleton } from '@shop/contracts/ui';
import { useBundlesQuery } from '../card/bundle-cards.ts';
import { CardGrid } from '../card/card-grid.tsx';
import type { ListingArg, ListingView } from '../listing/listing-api.ts';
import { ListingSkeleton } from '../listing/listing-skeleton.tsx';
import { Listing } from '../listing/listing.tsx';
import { useScope } from '../shared/scope.ts';
import { Section } from '../shared/section.tsx';
import { type Category, type CategoryKey, childrenOf } from './categories.ts';
import { CategoryLinks } from './category-links.tsx';
import css from './category-view.module.css';
import { categoryCrumbs } from './crumbs.ts';

/** Loading state of a category page. */
export const CategorySkeleton = () => (
  <div className={css.page}>
    <Skeleton width="12rem" />
    <Skeleton height="3rem" width="60%" />
    <ListingSkeleton />
  </div>
);

/** Bundles of a category, shown before its SKUs. Renders nothing if there are none. */
const CategoryBundles = ({ category }: { category: CategoryKey }) => {
  const { data = [] } = useBundlesQuery(useScope());
  const bundles = data.filter((it) => it.categories.includes(category));
  if (bundles.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="catalog.bundles" />}>
      <CardGrid cards={bundles} list={`bundles:${category}`} heading="h3" priorities={4} />
    </Section>
  );
};

interface Props {
  category: Category;
  arg: ListingArg;
  answer: ListingView;
  busy: boolean;
}

const PICTURES = {
  red: 'barolo-750',
  white: 'vermentino-750',
  rose: 'chiaretto-750',
  sparkling: 'prosecco-750',
  sweet: 'vin-santo-375',
  still: 'acqua-lumia-still-1000',
  'sparkling-water': 'acqua-selvata-sparkling-500',
  mineral: 'acqua-tufara-750',
} as const;

/** Children of a category; for a sub-category its siblings. */
const linked = ({ key, parent }: Category): readonly Category[] => {
  const children = childrenOf(key);
  return children.length > 0 || parent === null ? children : childrenOf(parent);
};

/** The content of a category page, laid out like a printed price list. */
export const CategoryView = ({ category, ...listing }: Props) => {
  const text = useText();
  const { key } = category;
  const { facets, page } = listing.answer;
  const around = linked(category);
  return (
    <div className={css.page}>
      <Breadcrumbs items={categoryCrumbs(key, text)} />
      <PageHeading lead={<FormattedMessage id={`category.${key}.intro`} />}>
        <FormattedMessage id={`category.${key}.name`} />
      </PageHeading>
      {around.length > 0 && <CategoryLinks categories={around} pictures={PICTURES} />}
      {!facets && category.bundles && page === 1 && <CategoryBundles category={key} />}
      <Listing
        {...listing}
        place={paths.category(key)}
        list={`category:${key}`}
        empty={
          <EmptyState
            title={<FormattedMessage id="catalog.category.empty.title" />}
            text={<FormattedMessage id="catalog.category.empty.text" />}
            action={
              <ButtonLink to={paths.home()}>
                <FormattedMessage id="catalog.not_found.home" />
              </ButtonLink>
            }
          />
        }
      />
    </div>
  );
};
