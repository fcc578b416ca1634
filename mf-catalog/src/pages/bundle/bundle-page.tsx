import { usePageParams } from '@shop/contracts/routing';
import { useBundleQuery } from '../../api/bundle.ts';
import { useScope } from '../../api/scope.ts';
import { Answer } from '../../components/answer.tsx';
import { isItemCode } from '../../model/item/item-code.ts';
import { ItemSkeleton } from '../item/item-skeleton.tsx';
import { ItemView } from '../item/item-view.tsx';
import { AbsentItem } from '../not-found/absent-item.tsx';

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
