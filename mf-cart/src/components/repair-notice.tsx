import { shopTexts, useText } from '@shop/contracts/i18n';
import { useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { Button, Notice } from '@shop/contracts/ui';
import { repaired, selectRepairs } from '../model/cart-slice.ts';

/** Says which lines the shop removed or reduced because of the stock (T15, check_cart), until it is closed. */
export const RepairNotice = () => {
  const text = useText();
  const dispatch = useAppDispatch();
  const repairs = useAppSelector(selectRepairs);
  if (repairs.length === 0) return null;
  const close = <Button onClick={() => dispatch(repaired([]))}>{text('cart.repair.close')}</Button>;
  return (
    <Notice tone="warning" live title={text(shopTexts.check_cart)} actions={close}>
      <ul>
        {repairs.map(({ lineId, name, quantity }) => (
          <li key={lineId}>
            {quantity === 0
              ? text('cart.repair.removed', { name })
              : text('cart.repair.reduced', { name, quantity })}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
