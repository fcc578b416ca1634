import type { PageContext } from '@shop/contracts/remote';
import { otherSizesApi, otherSizesArg } from '../../api/other-sizes.ts';
import { relatedApi, relatedArg } from '../../api/related.ts';
import { scopeOf } from '../../api/scope.ts';
import { awaitQuery } from '../../api/await-query.ts';
import type { ProductView } from '../../model/item/product.ts';

/** Reads what stands beside an item on its page: other sizes and what resembles it. None of it decides anything. */
export const loadBeside = async (context: PageContext, product: ProductView): Promise<void> => {
  const { dispatch } = context.store;
  const scope = scopeOf(context);
  const sizes = otherSizesArg(scope, product);
  const related = relatedArg(scope, product);
  await Promise.all([
    sizes && awaitQuery(dispatch(otherSizesApi.endpoints.catalogOtherSizes.initiate(sizes))),
    related && awaitQuery(dispatch(relatedApi.endpoints.catalogRelated.initiate(related))),
  ]);
};
