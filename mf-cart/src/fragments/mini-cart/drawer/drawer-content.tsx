import { shopTexts, useText } from '@shop/contracts/i18n';
import { EmptyState, RetryNotice, Skeleton, VisuallyHidden } from '@shop/contracts/ui';
import { CartRows } from '../../../components/lines/cart-rows.tsx';
import { DepartmentLinks } from '../../../components/empty/department-links.tsx';
import { FreeShippingProgress } from '../../../components/bill/free-shipping-progress.tsx';
import { OfflineNotice } from '../../../components/notices/offline-notice.tsx';
import { RepairNotice } from '../../../components/notices/repair-notice.tsx';
import { Totals } from '../../../components/bill/totals.tsx';
import type { CartScreen } from '../../../components/use-cart.ts';
import { useRemovals } from '../../../components/lines/use-removals.ts';
import css from './drawer.module.css';
import { DrawerLine } from './drawer-line.tsx';

interface Props {
  orderId: string | null;
  screen: CartScreen;
  onRetry: () => void;
  /** The shopper opens another page. */
  onLeave: () => void;
}

const failures = {
  connection: shopTexts.connection_failed,
  other: shopTexts.generic_error,
} as const;

/** Short lines and totals, for every state of the cart. */
export const DrawerContent = ({ orderId, screen, onRetry, onLeave }: Props) => {
  const text = useText();
  const { remove, undo, ...removed } = useRemovals(orderId);
  const filled = screen.status === 'filled' ? screen : null;
  return (
    <div className={css.content}>
      <OfflineNotice offline={filled?.cart.offline ?? false} />
      <RepairNotice />
      {screen.status === 'loading' && (
        <>
          <VisuallyHidden role="status">{text('cart.loading')}</VisuallyHidden>
          <Skeleton lines={6} height="1.5em" />
        </>
      )}
      {screen.status === 'failed' && (
        <RetryNotice tone="danger" title={text('cart.failed')} onRetry={onRetry}>
          {text(failures[screen.reason])}
        </RetryNotice>
      )}
      {(filled || removed.removals.length > 0) && (
        <ul className={css.lines} aria-label={text('cart.contents')}>
          <CartRows {...removed} lines={filled?.cart.lines ?? []} onUndo={undo}>
            {(line, at) => (
              <DrawerLine
                key={line.id}
                line={line}
                readOnly={filled?.readOnly}
                onRemove={() => void remove(line, at)}
                onLeave={onLeave}
              />
            )}
          </CartRows>
        </ul>
      )}
      {screen.status === 'empty' && (
        <div>
          <EmptyState title={text('cart.empty.title')} text={text('cart.empty.text')} />
          <DepartmentLinks replace onLeave={onLeave} />
        </div>
      )}
      {filled?.cart.freeShipping && <FreeShippingProgress free={filled.cart.freeShipping} />}
      {filled && <Totals totals={filled.cart.totals} />}
    </div>
  );
};
