import type { Order } from '@shop/contracts/commerce/order';
import type { CountryCode, MarketContext } from '@shop/contracts/market';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { FormattedMessage } from '@shop/contracts/i18n';
import { CheckboxField } from '@shop/contracts/ui';
import { keepDraft, type CheckoutDraft } from '../checkout-draft.ts';
import { useDraft } from '../is-whole.ts';

/** The country an order is sent to: of its address, else its own, else the visitor's. */
export const destinationOf = (
  { shippingAddress, countryLock }: Pick<Order, 'shippingAddress' | 'countryLock'>,
  country: CountryCode,
): CountryCode => shippingAddress?.country_code ?? countryLock ?? country;

/**
 * The minimum age to confirm before placing: that of the destination country, if the order has alcohol. Null if the
 * market requires none or the order has no alcohol.
 */
export const requiredAge = (
  order: Pick<Order, 'lines' | 'shippingAddress' | 'countryLock'>,
  { market, country }: Pick<MarketContext, 'market' | 'country'>,
): number | null => {
  if (!order.lines.some(({ alcohol }) => alcohol)) return null;
  return market.alcohol_age?.[destinationOf(order, country)] ?? null;
};

interface AgeCheck {
  /** Required age in years; null if none. */
  age: number | null;
  confirmed: boolean;
  /** Whether the shopper tried to place the order without it. */
  missing: boolean;
  confirm: (confirmed: boolean) => void;
  box: RefObject<HTMLInputElement | null>;
  /** Whether the age is confirmed or not required. Otherwise shows the error and focuses the checkbox. */
  check: () => boolean;
}

const ageIn = ({ age }: CheckoutDraft): number => Number(age?.years ?? 0);

/** The age confirmation of an order. It survives a reload, and a lower required age. */
export const useAgeConfirmation = (order: Order): AgeCheck => {
  const context = useAppSelector(selectMarketContext);
  const age = requiredAge(order, context);
  const draft = useDraft(ageIn);
  const [confirmedHere, setConfirmedAge] = useState<number | null>(null);
  const confirmedAge = confirmedHere ?? draft;
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const confirmed = age !== null && confirmedAge >= age;

  const confirm = (isConfirmed: boolean) => {
    const years = isConfirmed && age !== null ? age : 0;
    setConfirmedAge(years);
    setMissing(false);
    keepDraft('age', years > 0 ? { years: String(years) } : undefined);
  };
  const check = useCallback(() => {
    if (age === null || confirmed) return true;
    setMissing(true);
    box.current?.focus();
    return false;
  }, [age, confirmed]);

  return { age, confirmed, missing, confirm, box, check };
};

interface Props extends Omit<AgeCheck, 'check'> {
  disabled: boolean;
}

/** Checkbox to confirm the age; nothing if none is required. */
export const AgeConfirmation = ({ age, confirmed, missing, confirm, box, disabled }: Props) =>
  age !== null && (
    <CheckboxField
      ref={box}
      name="age"
      required
      checked={confirmed}
      disabled={disabled}
      onChange={(event) => confirm(event.currentTarget.checked)}
      label={<FormattedMessage id="checkout.age.confirm" values={{ age }} />}
      hint={<FormattedMessage id="checkout.age.why" />}
      error={missing && <FormattedMessage id="checkout.age.missing" />}
    />
  );
