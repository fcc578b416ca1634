import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { dutiesOf, type CountryCode } from '@shop/contracts/market';
import { paths, type ShopPath } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { ButtonLink } from '@shop/contracts/ui';
import { accountPaths } from '../../model/account-paths.ts';

interface Props {
  order: Pick<Order, 'status' | 'fulfillment'>;
  /** Destination country of the order; null if unknown. */
  country: CountryCode | null;
  /** What identifies the order to the pages: `?order=…` or the fragment of a link. */
  by: `?${string}` | `#${string}`;
}

const ACTIVE: readonly string[] = ['placed', 'editing', 'approved'];

/** Links to withdraw from an order, where its country has that right, and to return items that have been sent. */
export const ReturnLinks = ({ order, country, by }: Props) => {
  const { market } = useAppSelector(selectMarketContext);
  if (!ACTIVE.includes(order.status)) return null;
  const to = (path: ShopPath): ShopPath => `${path}${by}`;
  return (
    <>
      {country !== null && dutiesOf(country).withdrawalDays !== null && (
        <ButtonLink to={to(paths.withdraw())}>
          <FormattedMessage id="account.withdraw.action" />
        </ButtonLink>
      )}
      {market.return_days !== undefined && order.fulfillment === 'fulfilled' && (
        <ButtonLink to={to(accountPaths.returnItems)}>
          <FormattedMessage id="account.return_items.title" />
        </ButtonLink>
      )}
    </>
  );
};
