import type { Money } from '@shop/contracts/commerce';
import { useText } from '@shop/contracts/i18n';
import { Button, Price } from '@shop/contracts/ui';
import css from './buy-bar.module.css';

/** Id of the buy box's form. */
export const BUY_FORM = 'buy';

/**
 * Price and button at the foot of a telephone's screen, once the buy box has left it: the button is one more of the
 * box's form.
 *
 * @param props.price the total of the quantity wanted
 */
export const BuyBar = ({ price }: { price: Money }) => (
  <div className={css.zone}>
    <div className={css.bar}>
      <Price money={price} />
      <Button variant="primary" type="submit" form={BUY_FORM}>
        {useText()('catalog.item.add')}
      </Button>
    </div>
  </div>
);
