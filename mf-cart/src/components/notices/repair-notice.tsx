import { shopTexts, useText } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import { selectLocale, useAppDispatch, useAppSelector } from '@shop/contracts/store';
import { Button, Notice } from '@shop/contracts/ui';
import { repairsChanged, selectRepairs } from '../../store/cart-slice.ts';
import type { Repair } from '../../check/plan-repairs.ts';

const titleOf = (repairs: readonly Repair[]) => {
  if (repairs.every(({ kind }) => kind === 'price')) return 'cart.repair.prices';
  return repairs.every(({ kind }) => kind === 'not-sold')
    ? 'cart.repair.notSoldHere'
    : shopTexts.check_cart;
};

/** Lists lines that check_cart removed, reduced or found with another price (T15), until it is closed. */
export const RepairNotice = () => {
  const text = useText();
  const locale = useAppSelector(selectLocale);
  const dispatch = useAppDispatch();
  const repairs = useAppSelector(selectRepairs);
  if (repairs.length === 0) return null;

  const describe = (repair: Repair): string => {
    const { name } = repair;
    if (repair.kind === 'removed') return text('cart.repair.removed', { name });
    if (repair.kind === 'not-sold') return text('cart.repair.notSold', { name });
    if (repair.kind === 'reduced') {
      return text('cart.repair.reduced', { name, quantity: repair.quantity });
    }
    const before = formatMoney(repair.before, locale);
    return text('cart.repair.price', { name, before, now: formatMoney(repair.now, locale) });
  };
  const close = (
    <Button onClick={() => dispatch(repairsChanged([]))}>{text('cart.repair.close')}</Button>
  );
  return (
    <Notice tone="warning" live title={text(titleOf(repairs))} actions={close}>
      <ul>
        {repairs.map((repair) => (
          <li key={`${repair.kind} ${repair.lineId}`}>{describe(repair)}</li>
        ))}
      </ul>
    </Notice>
  );
};
