import { productApi } from '../item/item-api.ts';
import { loadItem } from '../item/load-item.ts';
import { awaitQuery } from '../shared/await-query.ts';
import { scopeOf } from '../shared/scope.ts';

export { ProductPage as Page } from './product-page.tsx';

export const load = loadItem('sku', (context, code) => {
  const arg = { ...scopeOf(context), code };
  return awaitQuery(context.store.dispatch(productApi.endpoints.catalogProduct.initiate(arg)));
});
