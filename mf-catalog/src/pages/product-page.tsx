import { usePageParams } from '@shop/contracts/routing';
import { useProductQuery } from '../item/item-api.ts';
import { useScope } from '../shared/scope.ts';
import { Answer } from '../shared/query-boundary.tsx';
import { isItemCode } from '../item/item-code.ts';
import { ItemSkeleton } from '../item/item-skeleton.tsx';
import { ItemView } from '../item/item-view.tsx';
import { AbsentItem } from '../not-found/lazy-missing-item.tsx';

/** One SKU (S1). */
export const ProductPage = () => {
  const { code = '' } = usePageParams();
  const known = isItemCode(code);
  const query = useProductQuery({ ...useScope(), code }, { skip: !known });
  if (!known) return <AbsentItem kind="sku" code={code} />;
  return (
    <Answer query={query} skeleton={<ItemSkeleton />}>
      {(product) =>
        product ? (
          <ItemView product={product} readAgain={() => void query.refetch()} />
        ) : (
          <AbsentItem kind="sku" code={code} />
        )
      }
    </Answer>
  );
};
