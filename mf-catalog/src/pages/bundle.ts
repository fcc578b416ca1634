import { bundleApi } from '../item/item-api.ts';
import { loadItem } from '../item/load-item.ts';
import { awaitQuery } from '../shared/await-query.ts';
import { scopeOf } from '../shared/scope.ts';

export { BundlePage as Page } from './bundle-page.tsx';

export const load = loadItem('bundle', (context, code) => {
  const arg = { ...scopeOf(context), code };
  return awaitQuery(context.store.dispatch(bundleApi.endpoints.catalogBundle.initiate(arg)));
});
