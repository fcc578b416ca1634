import { useEffect, useState } from 'react';
import { useAppDispatch } from '@shop/contracts/store';
import { onIdle } from '@shop/contracts/ui';

const load = () => import(/* webpackChunkName: "check-cart" */ './loaded-check.ts');
type Loaded = Awaited<ReturnType<typeof load>>;

/**
 * Checks the order once the page is idle if the checkout was opened directly (T15), and shows the repairs. Without its
 * code nothing is checked here: the platform refuses to place an order that it cannot sell.
 */
export const CheckedOrder = ({ orderId }: { orderId: string }) => {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(
    () =>
      onIdle(() => {
        load().then(
          (it) => {
            setLoaded(it);
            void dispatch(it.checkUnlessConfirmed());
          },
          () => undefined,
        );
      }),
    [dispatch, orderId],
  );
  return loaded && <loaded.RepairNotice />;
};
