import { useState } from 'react';
import { missingCode } from '@shop/contracts/commerce';
import { giftMessageOf, type Order } from '@shop/contracts/commerce/order';
import { errorTextOf, useText } from '@shop/contracts/i18n';
import { Notice, Skeleton } from '@shop/contracts/ui';
import { Extra } from './extra.tsx';

const load = () => import(/* webpackChunkName: "summary-extras" */ './lazy-extras.tsx');
type Loaded = Awaited<ReturnType<typeof load>>;

interface Props {
  order: Order;
  /** The order is the one in the document and accepts no changes yet. */
  readOnly: boolean;
}

/**
 * Coupon, gift card and gift message, as in the cart. Their code is fetched when one of them is expanded; after a failure
 * the next one retries.
 */
export const SummaryExtras = ({ order, readOnly }: Props) => {
  const text = useText();
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const open = () => {
    if (loaded !== null && loaded !== 'failed') return;
    setLoaded(null);
    load().then(setLoaded, (error: unknown) => {
      // The shell offers to reload.
      if (missingCode(error) !== 'OUTDATED') setLoaded('failed');
    });
  };
  const parts = loaded === 'failed' ? null : loaded;
  const waiting =
    loaded === 'failed' ? (
      <Notice tone="danger" live>
        {text(errorTextOf({ code: 'CONNECTION' }).id)}
      </Notice>
    ) : (
      <Skeleton lines={2} height="1.5em" />
    );
  const codes = [order.couponCode, order.giftCardCode].filter((code) => code !== null).join(', ');
  return (
    <div>
      <Extra title={text('cart.code.label')} value={codes} onOpen={open}>
        {parts ? <parts.SummaryCodes order={order} readOnly={readOnly} /> : waiting}
      </Extra>
      <Extra
        title={text('cart.gift.label')}
        value={giftMessageOf(order) !== '' && text('cart.gift.there')}
        onOpen={open}
      >
        {parts ? <parts.SummaryGift key={order.id} order={order} readOnly={readOnly} /> : waiting}
      </Extra>
    </div>
  );
};
