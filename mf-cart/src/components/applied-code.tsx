import { useText } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import css from './applied-code.module.css';

interface Props {
  code: string;
  onClear: () => void;
}

/** A coupon or gift card in use, with the way to take it off. */
export const AppliedCode = ({ code, onClear }: Props) => {
  const text = useText();
  return (
    <p className={css.applied}>
      <span>{text('cart.code.applied', { code })}</span>
      <Button variant="quiet" aria-label={text('cart.code.clearOf', { code })} onClick={onClear}>
        {text('cart.code.clear')}
      </Button>
    </p>
  );
};
