import { usePageParams } from '@shop/contracts/routing';
import { useBundleQuery } from '../item/item-api.ts';
import { useScope } from '../shared/scope.ts';
import { Answer } from '../shared/query-boundary.tsx';
import { isItemCode } from '../item/item-code.ts';
import { ItemSkeleton } from '../item/item-skeleton.tsx';
import { ItemView } from '../item/item-view.tsx';
import { AbsentItem } from '../not-found/lazy-missing-item.tsx';

/** One bundle with its parts (S1). */
export const BundlePage = () => {
  const { code = '' } = usePageParams();
  const known = isItemCode(code);
  const query = useBundleQuery({ ...useScope(), code }, { skip: !known });
  if (!known) return <AbsentItem kind="bundle" code={code} />;
  return (
    <Answer query={query} skeleton={<ItemSkeleton />}>
      {(bundle) =>
        bundle ? (
          <ItemView product={bundle} readAgain={() => void query.refetch()} />
        ) : (
          <AbsentItem kind="bundle" code={code} />
        )
      }
    </Answer>
  );
};
