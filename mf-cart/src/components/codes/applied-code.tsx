import { useText } from '@shop/contracts/i18n';
import { Button, Price } from '@shop/contracts/ui';
import type { CartCodeView } from '../../summary/code-views.ts';
import css from './applied-code.module.css';

interface Props extends CartCodeView {
  disabled: boolean;
  onClear: () => void;
}

const kinds = { coupon: 'cart.code.coupon', 'gift-card': 'cart.code.giftCard' } as const;

/** An applied coupon or gift card: its effect, and the button that removes it. */
export const AppliedCode = ({ kind, code, effect, pending, disabled, onClear }: Props) => {
  const text = useText();
  return (
    <li className={css.applied}>
      <span className={css.kind}>{text(kinds[kind])}</span>
      <span className={css.code}>{code}</span>
      {effect === 'free-shipping' ? (
        <span className={css.effect}>{text('cart.code.freeShipping')}</span>
      ) : (
        effect && <Price money={effect} className={css.effect} />
      )}
      <Button
        variant="quiet"
        className={css.clear}
        busy={pending}
        disabled={disabled}
        aria-label={text('cart.code.clearOf', { code })}
        onClick={onClear}
      >
        {text('cart.code.clear')}
      </Button>
    </li>
  );
};
