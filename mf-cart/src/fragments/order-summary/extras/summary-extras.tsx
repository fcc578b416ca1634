import { useState } from 'react';
import { missingCode } from '@shop/contracts/commerce';
import { giftMessageOf, type Order } from '@shop/contracts/commerce/order';
import { errorTextOf, useText } from '@shop/contracts/i18n';
import { Notice, Skeleton } from '@shop/contracts/ui';
import { Extra } from './extra.tsx';

const load = () => import(/* webpackChunkName: "summary-extras" */ './loaded-extras.ts');
type Loaded = Awaited<ReturnType<typeof load>>;

interface Props {
  order: Order;
  /** The order is as the document came with it, and takes no change yet. */
  readOnly: boolean;
}

/**
 * Coupon, gift card and gift message, which can be given in the checkout as in the cart. Their code comes when one of
 * them is unfolded; where it does not, the next try asks for it again.
 */
export const SummaryExtras = ({ order, readOnly }: Props) => {
  const text = useText();
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const open = () => {
    if (loaded !== null && loaded !== 'failed') return;
    setLoaded(null);
    load().then(setLoaded, (error: unknown) => {
      // That the shop was renewed is said by who finds out.
      if (missingCode(error) !== 'OUTDATED') setLoaded('failed');
    });
  };
  const pieces = loaded === 'failed' ? null : loaded;
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
        {pieces ? <pieces.SummaryCodes order={order} readOnly={readOnly} /> : waiting}
      </Extra>
      <Extra
        title={text('cart.gift.label')}
        value={giftMessageOf(order) !== '' && text('cart.gift.there')}
        onOpen={open}
      >
        {pieces ? <pieces.SummaryGift key={order.id} order={order} readOnly={readOnly} /> : waiting}
      </Extra>
    </div>
  );
};
