import { usePageParams, usePageQuery } from '@shop/contracts/routing';
import { useListingQuery } from '../../api/listing.ts';
import { useScope } from '../../api/scope.ts';
import { Answer } from '../../components/answer.tsx';
import { findCategory, type Category } from '../../model/categories/categories.ts';
import { parseListingQuery } from '../../model/listing/parse-listing-query.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { categoryArg } from './category-arg.ts';
import { CategorySkeleton } from './category-skeleton.tsx';
import { CategoryView } from './category-view.tsx';

const KnownCategory = ({ category }: { category: Category }) => {
  const search = usePageQuery();
  const listing = parseListingQuery(search);
  const arg = categoryArg(useScope(), category, listing);
  const query = useListingQuery(arg);
  return (
    <Answer query={query} skeleton={<CategorySkeleton />}>
      {(answer) =>
        listing.page > 1 && listing.page > answer.pageCount && !query.isFetching ? (
          <NotFound what="category" />
        ) : (
          <CategoryView category={category} arg={arg} answer={answer} busy={query.isFetching} />
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
