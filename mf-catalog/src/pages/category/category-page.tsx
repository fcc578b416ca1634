import { usePageParams, useSearchParams } from '@shop/contracts/routing';
import { useCategoryCardsQuery } from '../../api/category-cards.ts';
import { useScope } from '../../api/scope.ts';
import { Answer } from '../../components/answer.tsx';
import { findCategory, type Category } from '../../model/categories.ts';
import { parseListingQuery } from '../../model/listing-query.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { CategorySkeleton } from './category-skeleton.tsx';
import { CategoryView } from './category-view.tsx';

const KnownCategory = ({ category }: { category: Category }) => {
  const [search] = useSearchParams();
  const listing = parseListingQuery(search);
  const query = useCategoryCardsQuery({ ...useScope(), ...listing, category: category.key });
  return (
    <Answer query={query} skeleton={<CategorySkeleton />}>
      {(answer) =>
        listing.page > 1 && listing.page > answer.pageCount ? (
          <NotFound what="category" />
        ) : (
          <CategoryView category={category} listing={listing} answer={answer} />
        )
      }
    </Answer>
  );
};

/** One category with its sub-categories (S2). */
export const CategoryPage = () => {
  const category = findCategory(usePageParams().category ?? '');
  return category ? <KnownCategory category={category} /> : <NotFound what="category" />;
};
