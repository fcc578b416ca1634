import type { ReactNode, Ref } from 'react';
import { orderLabels } from '@shop/contracts/addresses';
import { type Address, nameIn } from '@shop/contracts/commerce';
import { FormattedMessage } from '@shop/contracts/i18n';
import { formatMoney, type Locale } from '@shop/contracts/market';
import { Button, Notice, VisuallyHidden } from '@shop/contracts/ui';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import type { Change } from './diff-reviews.ts';
import css from './review-changes.module.css';

const keyOf = (change: Change): string => {
  if (change.what === 'method') return `method ${change.after.shipmentId}`;
  return 'line' in change ? `${change.what} ${change.line.id}` : change.what;
};

/** Labels of changes that the checkout shows elsewhere, too. */
const SHARED_LABELS: Partial<Record<Change['what'], string>> = {
  shippingAddress: 'checkout.section.address',
  billingAddress: 'checkout.address.billing',
  method: 'checkout.shipping.legend',
};

const None = () => <FormattedMessage id="checkout.changes.none" />;

const labelOf = (address: Address | null, locale: Locale): ReactNode =>
  orderLabels({ shippingAddress: address, billingAddress: null }, locale).shipping?.join(', ') ?? (
    <None />
  );

/** Old and new value; null for an added or removed line. */
const valuesOf = (change: Change, locale: Locale): [ReactNode, ReactNode] | null => {
  switch (change.what) {
    case 'added':
    case 'removed':
      return null;
    case 'quantity':
      return [change.before, change.after];
    case 'coupon':
      return [change.before ?? <None />, change.after ?? <None />];
    case 'shippingAddress':
    case 'billingAddress':
      return [labelOf(change.before, locale), labelOf(change.after, locale)];
    case 'method':
      return [nameIn(change.before, locale), nameIn(change.after, locale)];
    default:
      return [formatMoney(change.before, locale), formatMoney(change.after, locale)];
  }
};

const ChangeRow = ({ change }: { change: Change }) => {
  const locale = useAppSelector(selectLocale);
  const values = valuesOf(change, locale);
  const name = 'line' in change ? nameIn(change.line, locale) : '';
  return (
    <li className={css.change}>
      <span>
        <FormattedMessage
          id={SHARED_LABELS[change.what] ?? `checkout.changes.${change.what}`}
          values={{ name }}
        />
      </span>
      {values && (
        <span className={css.values}>
          <VisuallyHidden>
            <FormattedMessage id="checkout.changes.before" />{' '}
          </VisuallyHidden>
          <s>{values[0]}</s> <span aria-hidden="true">→</span>{' '}
          <VisuallyHidden>
            <FormattedMessage id="checkout.changes.now" />{' '}
          </VisuallyHidden>
          <strong>{values[1]}</strong>
        </span>
      )}
    </li>
  );
};

interface Props {
  changes: readonly Change[];
  onAccept: () => void;
  /** The button to confirm. */
  ref: Ref<HTMLButtonElement>;
}

/** Changes of the order since the shopper saw it, to confirm before placing. */
export const ReviewChanges = ({ changes, onAccept, ref }: Props) => (
  <Notice
    tone="warning"
    live
    title={<FormattedMessage id="checkout.changes.title" />}
    actions={
      <Button ref={ref} variant="primary" onClick={onAccept}>
        <FormattedMessage id="checkout.changes.accept" />
      </Button>
    }
  >
    <FormattedMessage id="checkout.changes.text" />
    <ul className={css.list}>
      {changes.map((change) => (
        <ChangeRow key={keyOf(change)} change={change} />
      ))}
    </ul>
  </Notice>
);
