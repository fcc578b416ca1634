import type { Order } from '@shop/contracts/commerce/order';
import type { MarketContext } from '@shop/contracts/market';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { FormattedMessage } from '@shop/contracts/i18n';
import { CheckboxField } from '@shop/contracts/ui';
import { keepDraft, readDraft } from '../checkout-draft.ts';

/**
 * The age a buyer has to confirm before the order is placed: that of the country it is sent to, when an alcoholic drink
 * is in it. Null where the market asks for none, or nothing alcoholic is in it.
 */
export const requiredAge = (
  { lines, shippingAddress, countryLock }: Pick<Order, 'lines' | 'shippingAddress' | 'countryLock'>,
  { market, country }: Pick<MarketContext, 'market' | 'country'>,
): number | null => {
  if (!lines.some(({ alcohol }) => alcohol)) return null;
  const to = shippingAddress?.country_code ?? countryLock ?? country;
  return market.alcohol_age?.[to] ?? null;
};

interface AgeCheck {
  /** Age to be confirmed, in years; null where none is. */
  age: number | null;
  confirmed: boolean;
  /** Whether the shopper went on without it. */
  missing: boolean;
  confirm: (confirmed: boolean) => void;
  box: RefObject<HTMLInputElement | null>;
  /** Whether the order may be placed as far as age goes; else says what is missing, and puts the focus there. */
  check: () => boolean;
}

const readDraftAge = (): number => Number(readDraft().age?.years ?? 0);

/** The confirmation of age an order asks for. It outlives a reload: who is old enough once stays so. */
export const useAgeConfirmation = (order: Order): AgeCheck => {
  const context = useAppSelector(selectMarketContext);
  const age = requiredAge(order, context);
  const [confirmedAge, setConfirmedAge] = useState(readDraftAge);
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

/** Asks the buyer of alcoholic drinks to confirm their age; nothing where no age is asked for. */
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
