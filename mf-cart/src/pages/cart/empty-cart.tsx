import { useText } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, EmptyState } from '@shop/contracts/ui';
import layout from './cart-layout.module.css';
import { DepartmentLinks } from '../../components/empty/department-links.tsx';
import { CartRows } from '../../components/lines/cart-rows.tsx';
import { useLastCatalogPath } from '../../components/last-catalog-path.ts';
import type { useRemovals } from '../../components/lines/use-removals.ts';

/** An empty cart: links to the last catalog page and to departments, and Undo for removed lines. */
export const EmptyCart = ({ removals, restoring, undo }: ReturnType<typeof useRemovals>) => {
  const text = useText();
  const place = useLastCatalogPath();
  return (
    <>
      {removals.length > 0 && (
        <ul className={layout.lines}>
          <CartRows lines={[]} removals={removals} restoring={restoring} onUndo={undo}>
            {() => null}
          </CartRows>
        </ul>
      )}
      <EmptyState
        title={text('cart.empty.title')}
        text={text('cart.empty.text')}
        action={
          <ButtonLink to={place} variant="primary">
            {text(place === paths.home() ? 'cart.empty.action' : 'cart.continue')}
          </ButtonLink>
        }
      />
      <DepartmentLinks />
    </>
  );
};
