import { usePageParams } from '@shop/contracts/routing';
import { useBundleQuery } from '../item/item-api.ts';
import { useScope } from '../shared/scope.ts';
import { QueryBoundary } from '../shared/query-boundary.tsx';
import { isItemCode } from '../item/item-code.ts';
import { ItemSkeleton } from '../item/item-skeleton.tsx';
import { ItemView } from '../item/item-view.tsx';
import { LazyMissingItem } from '../not-found/lazy-missing-item.tsx';

/** One bundle with its parts (S1). */
export const BundlePage = () => {
  const { code = '' } = usePageParams();
  const isValid = isItemCode(code);
  const query = useBundleQuery({ ...useScope(), code }, { skip: !isValid });
  if (!isValid) return <LazyMissingItem kind="bundle" code={code} />;
  return (
    <QueryBoundary query={query} skeleton={<ItemSkeleton />}>
      {(bundle) =>
        bundle ? (
          <ItemView product={bundle} refetch={() => void query.refetch()} />
        ) : (
          <LazyMissingItem kind="bundle" code={code} />
        )
      }
    </QueryBoundary>
  );
};
