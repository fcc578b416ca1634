import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { useState } from 'react';
import { ArrivalLine } from './delivery/arrival-line.tsx';
import { AvailabilityLine } from '../../components/availability-line.tsx';
import { DeliveryLine } from './delivery/delivery-line.tsx';
import { CartBox } from '../../components/cart-box.tsx';
import { LitrePrice } from '../../components/litre-price.tsx';
import { PriceLine } from '../../components/price-line.tsx';
import { deliveryOf } from '../../model/item/delivery.ts';
import type { ProductView } from '../../model/item/product.ts';
import { savingOf } from '../../model/item/saving.ts';
import { BUY_FORM, BuyBar } from './buy-bar.tsx';
import css from './buy-box.module.css';
import { NotifyMe } from './notify/notify-me.tsx';

/** Price, availability, the cart team's button, and the delivery of as many as are wanted; the first and the last at a telephone's foot too. */
export const BuyBox = ({ product }: { product: ProductView }) => {
  const text = useText();
  const { market } = useAppSelector(selectMarketContext);
  const [quantity, setQuantity] = useState(1);
  const { code, price, compareAt, sizeMl, availability, levels, options, stock } = product;
  const saving = savingOf(price, compareAt);
  const soldOut = availability.kind === 'sold-out';
  const delivery = soldOut ? null : deliveryOf(levels, quantity, stock);
  return (
    <>
      <section aria-label={text('catalog.item.buy')} className={css.box}>
        <div className={css.price}>
          <PriceLine price={price} compareAt={compareAt} size="large" />
          {saving !== null && (
            <p className={css.saving}>
              <FormattedMessage id="catalog.price.saving" values={{ saving }} />
            </p>
          )}
        </div>
        {price && (
          <p className={css.taxes}>
            <LitrePrice price={price} sizeMl={sizeMl} />{' '}
            <FormattedMessage
              id={market.tax_included === false ? 'catalog.price.untaxed' : 'catalog.price.taxes'}
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
      {!soldOut && price && <BuyBar price={{ ...price, cents: price.cents * quantity }} />}
    </>
  );
};
