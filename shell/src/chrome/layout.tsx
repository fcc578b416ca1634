import type { ReactNode } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { CartReconcilerPlace } from './cart-reconciler-place.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ModalHost } from './modal-host.tsx';
import { ToastHost } from './toast-host.tsx';
import styles from './layout.module.css';

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
