import { bundleApi } from '../../api/bundle.ts';
import { scopeOf } from '../../api/scope.ts';
import { settle } from '../../api/settle.ts';
import { loadItem } from '../item/load-item.ts';

export const load = loadItem('bundle', (context, code) => {
  const arg = { ...scopeOf(context), code };
  return settle(context.store.dispatch(bundleApi.endpoints.catalogBundle.initiate(arg)));
});
