import { zoneCodes, type Market, formatMoney } from '@shop/contracts/market';
import type { DeliveryTerms } from '@shop/contracts/commerce/catalogue';
import { nameIn } from '@shop/contracts/commerce';
import { FormattedMessage } from '@shop/contracts/i18n';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { useDeliveryTermsQuery } from '../../../api/delivery-terms.ts';
import { ContentTable } from '../text/content-table.tsx';

/**
 * The delivery terms of a market: its own for a single country (M6), all of its currency for a zone, since each
 * country may have its own.
 */
export const deliveryRows = (
  terms: readonly DeliveryTerms[],
  market: Market,
): readonly DeliveryTerms[] => {
  const here = terms.filter(({ price }) => price.currency === market.currency);
  const own = here.filter(({ reference }) => reference === market.shipping_method);
  return zoneCodes(market).length === 1 && own.length > 0 ? own : here;
};

const Days = ({ time }: { time: DeliveryTerms['times'][number] | undefined }) =>
  time ? (
    <FormattedMessage
      id={time.minDays < time.maxDays ? 'content.delivery.range' : 'content.delivery.days'}
      values={{ min: time.minDays, max: time.maxDays }}
    />
  ) : (
    '–'
  );

/**
 * Delivery cost, free-shipping threshold and duration in this market, from the platform. If they cannot be read, a
 * sentence refers to the checkout.
 */
export const DeliveryTable = () => {
  const { market, locale } = useAppSelector(selectMarketContext);
  const { data } = useDeliveryTermsQuery(market.market_code);
  const rows = deliveryRows(data ?? [], market);
  if (rows.length === 0)
    return (
      <p>
        <FormattedMessage id="content.delivery.unknown" />
      </p>
    );
  return (
    <>
      <ContentTable
        head={['method', 'price', 'free', 'stock', 'order'].map((column) => (
          <FormattedMessage key={column} id={`content.delivery.${column}`} />
        ))}
        rows={rows.map(({ price, freeOver, times, ...method }) => [
          nameIn(method, locale),
          formatMoney(price, locale),
          freeOver ? formatMoney(freeOver, locale) : '–',
          <Days key="stock" time={times[0]} />,
          <Days key="order" time={times.length > 1 ? times.at(-1) : undefined} />,
        ])}
      />
      {rows.length > 1 && (
        <p>
          <FormattedMessage id="content.delivery.several" />
        </p>
      )}
    </>
  );
};
