import { useText } from '@shop/contracts/i18n';
import { Skeleton, VisuallyHidden } from '@shop/contracts/ui';
import layout from './cart-layout.module.css';
import line from '../../components/lines/cart-line.module.css';
import { LinePicture } from '../../components/lines/line-picture.tsx';

/** Placeholder until the order has loaded: two lines and totals. */
export const CartSkeleton = () => {
  const text = useText();
  return (
    <div className={layout.columns}>
      <VisuallyHidden role="status">{text('cart.loading')}</VisuallyHidden>
      <ul className={layout.lines} aria-hidden="true">
        {[0, 1].map((key) => (
          <li key={key} className={line.line}>
            <LinePicture imageUrl={null} className={line.picture} />
            <div className={line.about}>
              <Skeleton width="70%" height="1.25em" />
              <Skeleton width="5em" />
            </div>
            <div className={line.quantity}>
              <Skeleton width="9rem" height="2.75rem" />
            </div>
            <div className={line.total}>
              <Skeleton width="4em" />
            </div>
          </li>
        ))}
      </ul>
      <div className={layout.bill} aria-hidden="true">
        <Skeleton lines={4} height="1.5em" />
        <Skeleton height="3rem" />
      </div>
    </div>
  );
};
