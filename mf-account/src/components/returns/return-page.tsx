import type { ReactNode } from 'react';
import { useOrderQuery } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { dutiesOf } from '@shop/contracts/market';
import { useLocation } from '@shop/contracts/routing';
import {
  selectLocale,
  selectMarketContext,
  selectSession,
  useAppSelector,
} from '@shop/contracts/store';
import { useTrackedOrderQuery, type ReturnKind } from '@shop/contracts/store-api';
import { PageHeading, useHydrated } from '@shop/contracts/ui';
import type { MailLink } from '../../model/mail-link.ts';
import { isOrderId, isOwnOrder } from '../../model/orders/own-order.ts';
import { detailsOfOrder, detailsOfTracked } from '../../model/orders/return-values.ts';
import { FormSkeleton } from '../form-skeleton.tsx';
import { useMailLink } from '../mail-link/use-mail-link.ts';
import css from '../track/track.module.css';
import { ReturnSteps } from './return-steps.tsx';
import { WithReturnTexts } from './return-texts.tsx';

const TITLES: Record<ReturnKind, string> = {
  withdrawal: 'account.withdraw.title',
  return: 'account.return_items.title',
};

/** The return of an order that the buyer's link opens. Without its items if the link is not good any more. */
const ByLink = ({ kind, link }: { kind: ReturnKind; link: MailLink }) => {
  const locale = useAppSelector(selectLocale);
  const { currentData: order, isFetching } = useTrackedOrderQuery(link);
  if (isFetching && !order) return <FormSkeleton fields={4} />;
  return <ReturnSteps kind={kind} known={order ? detailsOfTracked(order, locale) : null} />;
};

/** The return of an order of the customer's. */
const ByAccount = ({ kind, orderId }: { kind: ReturnKind; orderId: string }) => {
  const locale = useAppSelector(selectLocale);
  const { kind: visitor, ownerId, email } = useAppSelector(selectSession);
  const isCustomer = visitor === 'customer';
  const { currentData: order, isFetching } = useOrderQuery(orderId, { skip: !isCustomer });
  if (isCustomer && isFetching && !order) return <FormSkeleton fields={4} />;
  const isOwn = isCustomer && order && ownerId !== null && isOwnOrder(order, ownerId);
  return (
    <ReturnSteps
      kind={kind}
      known={isOwn ? detailsOfOrder(order, order.email ?? email ?? '', locale) : null}
    />
  );
};

const orderIn = (search: string): string | null => {
  const order = new URLSearchParams(search).get('order');
  return isOrderId(order) ? order : null;
};

const Steps = ({ kind }: { kind: ReturnKind }): ReactNode => {
  const link = useMailLink();
  const { search } = useLocation();
  const orderId = orderIn(search);
  // What opens the order, the link's fragment or the session, is known in the browser only.
  if (!useHydrated()) return <FormSkeleton fields={4} />;
  if (link) return <ByLink key={link.id} {...{ kind, link }} />;
  return orderId ? <ByAccount {...{ kind, orderId }} /> : <ReturnSteps kind={kind} known={null} />;
};

/** `/withdraw` and `/return-items`: for everyone who has an order number and its e-mail address (S11). */
export const ReturnPage = ({ kind }: { kind: ReturnKind }) => {
  const { market, country } = useAppSelector(selectMarketContext);
  const days =
    kind === 'withdrawal' ? dutiesOf(country).withdrawalDays : (market.return_days ?? null);
  return (
    <WithReturnTexts>
      <div className={css.page}>
        <PageHeading
          lead={
            days === null ? (
              <FormattedMessage id={`account.returns.${kind}.lead.none`} />
            ) : (
              <FormattedMessage id={`account.returns.${kind}.lead`} values={{ days }} />
            )
          }
        >
          <FormattedMessage id={TITLES[kind]} />
        </PageHeading>
        <Steps kind={kind} />
      </div>
    </WithReturnTexts>
  );
};
