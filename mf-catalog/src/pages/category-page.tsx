import { usePageParams } from '@shop/contracts/routing';
import { useListingQuery } from '../listing/listing-api.ts';
import { useScope } from '../shared/scope.ts';
import { QueryBoundary } from '../shared/query-boundary.tsx';
import { useListingArgs } from '../listing/listing-args.ts';
import { findCategory, type Category } from '../category/categories.ts';
import { parseListingQuery } from '../listing/listing-query.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { categoryArg } from '../listing/listing-args.ts';
import { CategorySkeleton } from '../category/category-view.tsx';
import { CategoryView } from '../category/category-view.tsx';

const CategoryContent = ({ category }: { category: Category }) => {
  const scope = useScope();
  const { arg, requested, isAhead } = useListingArgs((it) =>
    categoryArg(scope, category, parseListingQuery(it)),
  );
  const query = useListingQuery(arg);
  const { page } = arg.listing;
  const busy = isAhead || query.isFetching;
  return (
    <QueryBoundary query={query} skeleton={<CategorySkeleton />}>
      {(answer) =>
        page > 1 && page > answer.pageCount && !query.isFetching ? (
          <NotFound />
        ) : (
          <CategoryView category={category} arg={requested} answer={answer} busy={busy} />
        )
      }
    </QueryBoundary>
  );
};

/** One category with its sub-categories (S2). */
export const CategoryPage = () => {
  const category = findCategory(usePageParams().category ?? '');
  return category ? <CategoryContent category={category} /> : <NotFound />;
};
