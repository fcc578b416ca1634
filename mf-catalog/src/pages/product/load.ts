import { productApi } from '../../api/product.ts';
import { scopeOf } from '../../api/scope.ts';
import { settle } from '../../api/settle.ts';
import { loadItem } from '../item/load-item.ts';

export const load = loadItem('sku', (context, code) => {
  const arg = { ...scopeOf(context), code };
  return settle(context.store.dispatch(productApi.endpoints.catalogProduct.initiate(arg)));
});
