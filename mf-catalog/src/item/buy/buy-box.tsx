import { comparedPrice, type Money } from '@shop/contracts/commerce';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Price } from '@shop/contracts/ui';
import { useState } from 'react';
import { AvailabilityLine } from '../../card/availability-line.tsx';
import { DepositLine } from '../../card/deposit-line.tsx';
import { PricePerLiter, PriceLine } from '../../card/price-line.tsx';
import { NotifyMe } from '../notify/notify-me.tsx';
import { type ProductView, savingOf } from '../product.ts';
import barCss from './buy-bar.module.css';
import css from './buy-box.module.css';
import { CartBox } from './cart-box.tsx';
import { ArrivalLine, DeliveryLine } from './delivery-line.tsx';
import { deliveryOf } from './delivery.ts';

/** Id of the buy box's form. */
const BUY_FORM = 'buy';

interface BuyBarProps {
  product: ProductView;
  price: Money;
  quantity: number;
}

/**
 * Price and button at the bottom of a phone's screen, shown once the buy box has scrolled out of view. The button
 * submits the buy box's form.
 *
 * @param props.quantity selected quantity, whose total it shows
 */
const BuyBar = ({ product, price, quantity }: BuyBarProps) => (
  <div className={barCss.zone}>
    <div className={barCss.bar}>
      <span className={barCss.total}>
        <Price money={{ ...price, cents: price.cents * quantity }} />
        <DepositLine item={product} currency={price.currency} quantity={quantity} />
      </span>
      <Button variant="primary" type="submit" form={BUY_FORM}>
        {useText()('catalog.item.add')}
      </Button>
    </div>
  </div>
);

/**
 * Price, availability, the cart team's button, and the delivery time for the selected quantity. On phones, price
 * and button repeat at the bottom of the screen.
 */
export const BuyBox = ({ product }: { product: ProductView }) => {
  const text = useText();
  const context = useAppSelector(selectMarketContext);
  const [quantity, setQuantity] = useState(1);
  const { code, price, sizeMl, availability, levels, options, stock } = product;
  const compared = comparedPrice(product, context);
  const saving = savingOf(price, compared);
  const soldOut = availability.kind === 'sold-out';
  const delivery = soldOut ? null : deliveryOf(levels, quantity, stock);
  return (
    <>
      <section aria-label={text('catalog.item.buy')} className={css.box}>
        <div className={css.price}>
          <PriceLine item={product} size="large" />
          {compared && saving !== null && (
            <p className={css.saving}>
              <FormattedMessage
                id={compared.days ? 'catalog.price.lowest' : 'catalog.price.saving'}
                values={{
                  saving,
                  days: compared.days,
                  price: formatMoney(compared, context.locale),
                }}
              />
            </p>
          )}
        </div>
        {price && (
          <p className={css.taxes}>
            <PricePerLiter price={price} sizeMl={sizeMl} />{' '}
            <FormattedMessage
              id={
                context.market.tax_included === false
                  ? 'catalog.price.untaxed'
                  : 'catalog.price.taxes'
              }
            />
          </p>
        )}
        <AvailabilityLine availability={availability} />
        <div
          className={css.action}
          data-case={(price && product.caseOf !== null) || undefined}
          data-options={options.length > 0 || undefined}
        >
          <CartBox product={product} formId={BUY_FORM} withCase onQuantity={setQuantity} />
        </div>
        {delivery && (
          <div className={css.delivery}>
            <DeliveryLine delivery={delivery} />
            {delivery.kind === 'range' && <ArrivalLine {...delivery} />}
          </div>
        )}
        {soldOut && price && (
          <div className={css.notify}>
            <NotifyMe code={code} />
          </div>
        )}
      </section>
      {!soldOut && price && <BuyBar product={product} price={price} quantity={quantity} />}
    </>
  );
};
