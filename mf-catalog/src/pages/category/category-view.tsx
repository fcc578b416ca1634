import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { Breadcrumbs, ButtonLink, EmptyState, PageHeading } from '@shop/contracts/ui';
import type { ListingArg, ListingView } from '../../api/listing.ts';
import { CategoryLinks } from '../../components/category-links.tsx';
import { Listing } from '../../components/listing/listing.tsx';
import { childrenOf, type Category } from '../../model/categories/categories.ts';
import { categoryCrumbs } from '../../model/categories/crumbs.ts';
import { CategoryBundles } from './category-bundles.tsx';
import css from './category-view.module.css';

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

/** Sub-categories of a category; of a sub-category its sisters. */
const linked = ({ key, parent }: Category): readonly Category[] => {
  const children = childrenOf(key);
  return children.length > 0 || parent === null ? children : childrenOf(parent);
};

/** A category like a page of a printed price list. */
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
