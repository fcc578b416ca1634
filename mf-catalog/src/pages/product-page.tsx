import { usePageParams } from '@shop/contracts/routing';
import { useProductQuery } from '../item/item-api.ts';
import { useScope } from '../shared/scope.ts';
import { QueryBoundary } from '../shared/query-boundary.tsx';
import { isItemCode } from '../item/item-code.ts';
import { ItemSkeleton } from '../item/item-skeleton.tsx';
import { ItemView } from '../item/item-view.tsx';
import { LazyMissingItem } from '../not-found/lazy-missing-item.tsx';

/** One SKU (S1). */
export const ProductPage = () => {
  const { code = '' } = usePageParams();
  const isValid = isItemCode(code);
  const query = useProductQuery({ ...useScope(), code }, { skip: !isValid });
  if (!isValid) return <LazyMissingItem kind="sku" code={code} />;
  return (
    <QueryBoundary query={query} skeleton={<ItemSkeleton />}>
      {(product) =>
        product ? (
          <ItemView product={product} refetch={() => void query.refetch()} />
        ) : (
          <LazyMissingItem kind="sku" code={code} />
        )
      }
    </QueryBoundary>
  );
};
