import { usePageParams } from '@shop/contracts/routing';
import { useProductQuery } from '../../api/product.ts';
import { useScope } from '../../api/scope.ts';
import { Answer } from '../../components/answer.tsx';
import { isItemCode } from '../../model/item/item-code.ts';
import { ItemSkeleton } from '../item/item-skeleton.tsx';
import { ItemView } from '../item/item-view.tsx';
import { AbsentItem } from '../not-found/absent-item.tsx';

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
