import { Suspense, use, type ComponentType } from 'react';

interface Props {
  kind: 'sku' | 'bundle';
  code: string;
}

type MissingItemComponent = ComponentType<Props>;
type TrackedPromise = Promise<MissingItemComponent> & {
  status?: 'fulfilled';
  value?: MissingItemComponent;
};

let pending: TrackedPromise | undefined;

/**
 * Loads the content shown for a missing item, in a chunk of its own because nearly every requested item exists. The
 * promise carries its fulfilled state, because the server renders synchronously.
 */
export const loadMissingItem = (): Promise<MissingItemComponent> => {
  if (pending) return pending;
  const fetched: TrackedPromise = import(
    /* webpackChunkName: "missing-item" */ './missing-item.tsx'
  ).then((it) => Object.assign(fetched, { status: 'fulfilled', value: it.default }).value);
  fetched.catch(() => {
    pending = undefined;
  });
  pending = fetched;
  return fetched;
};

const Fetched = (props: Props) => {
  const Missing = use(loadMissingItem());
  // eslint-disable-next-line react-hooks/static-components -- made once, by its module
  return <Missing {...props} />;
};

/** Content for a missing item. The server's HTML stays until the code has loaded. */
export const LazyMissingItem = (props: Props) => (
  <Suspense>
    <Fetched {...props} />
  </Suspense>
);
