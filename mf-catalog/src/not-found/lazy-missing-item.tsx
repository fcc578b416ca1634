import { Suspense, use, type ComponentType } from 'react';

interface Props {
  kind: 'sku' | 'bundle';
  code: string;
}

type Piece = ComponentType<Props>;
type Known = Promise<Piece> & { status?: 'fulfilled'; value?: Piece };

let piece: Known | undefined;

/**
 * Fetches what is shown in the place of an item that is not here: pages of items, which nearly all are, go without it.
 * The promise says itself that it is kept, so that the server, which does not wait, finds it so.
 */
export const fetchMissingItem = (): Promise<Piece> => {
  if (piece) return piece;
  const fetched: Known = import(/* webpackChunkName: "missing-item" */ './missing-item.tsx').then(
    (it) => Object.assign(fetched, { status: 'fulfilled', value: it.default }).value,
  );
  fetched.catch(() => {
    piece = undefined;
  });
  piece = fetched;
  return fetched;
};

const Fetched = (props: Props) => {
  const Missing = use(fetchMissingItem());
  // eslint-disable-next-line react-hooks/static-components -- made once, by its module
  return <Missing {...props} />;
};

/** An item that is not here. The HTML of the server stays until its code has come. */
export const AbsentItem = (props: Props) => (
  <Suspense>
    <Fetched {...props} />
  </Suspense>
);
