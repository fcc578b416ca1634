import { useMemo, type ReactNode } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Fragment } from '@shop/contracts/remote';
import { selectSession, selectToasts, useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { ToastRegion } from '@shop/contracts/ui';
import { toastActions } from '../model/connect-events.ts';
import { uiSlice } from '../model/ui-slice.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ModalHost } from './modal-host.tsx';
import styles from './layout.module.css';

/**
 * Lets the cart team reconcile the cart. Visitors without any cart, here or in another market, do not load it.
 */
const CartReconcilerPlace = () => {
  const { kind, orderId } = useAppSelector(selectSession);
  const isNeeded = useMemo(
    () =>
      kind === 'customer' ||
      orderId !== null ||
      (kind === 'anonymous' && sessionStore().carts.read() !== null),
    [kind, orderId],
  );
  if (!isNeeded) return null;
  return <Fragment of="cart" name="CartReconciler" fallback={null} whenFailed={<></>} />;
};

/** Shows what the teams announce on the event bus (S16). */
const ToastHost = () => {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const items = useMemo(
    () =>
      toasts.map(({ actionLabel: _, undoLabel: __, ...toast }) => ({
        ...toast,
        ...toastActions.get(toast.id),
      })),
    [toasts],
  );
  const close = (id: number | string) => {
    toastActions.delete(Number(id));
    dispatch(uiSlice.actions.toastClosed(Number(id)));
  };
  return <ToastRegion toasts={items} onClose={close} />;
};

/** The frame around every page. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <div className={styles.layout}>
    <a className={styles.skip} href="#content">
      <FormattedMessage id="shell.skip" />
    </a>
    <Header />
    <main id="content" tabIndex={-1} className={styles.content}>
      <CartReconcilerPlace />
      {children}
    </main>
    <Footer />
    <ModalHost />
    <ToastHost />
  </div>
);
