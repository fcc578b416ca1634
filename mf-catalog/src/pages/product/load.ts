import { productApi } from '../../api/product.ts';
import { scopeOf } from '../../api/scope.ts';
import { awaitQuery } from '../../api/await-query.ts';
import { loadItem } from '../item/load-item.ts';

export const load = loadItem('sku', (context, code) => {
  const arg = { ...scopeOf(context), code };
  return awaitQuery(context.store.dispatch(productApi.endpoints.catalogProduct.initiate(arg)));
});
