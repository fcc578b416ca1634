import { bundleApi } from '../../api/bundle.ts';
import { scopeOf } from '../../api/scope.ts';
import { awaitQuery } from '../../api/await-query.ts';
import { loadItem } from '../item/load-item.ts';

export const load = loadItem('bundle', (context, code) => {
  const arg = { ...scopeOf(context), code };
  return awaitQuery(context.store.dispatch(bundleApi.endpoints.catalogBundle.initiate(arg)));
});
