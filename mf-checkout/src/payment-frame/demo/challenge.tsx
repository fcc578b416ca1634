import { useEffect, useRef } from 'react';
import type { Money } from '@shop/contracts/commerce';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { formatMoney } from '@shop/contracts/market';
import type { Locale } from '@shop/contracts/market';
import { Button } from '@shop/contracts/ui';
import css from './demo.module.css';
import type { Proof } from './to-outcome.ts';

interface Props {
  amount: Money;
  locale: Locale;
  onProof: (proof: Proof) => void;
}

/** Simulates the bank's challenge: the shopper confirms, rejects or closes it. */
export const Challenge = ({ amount, locale, onProof }: Props) => {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="group" aria-label={text('checkout.frame.challenge.title')} className={css.challenge}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        <FormattedMessage id="checkout.frame.challenge.title" />
      </h2>
      <p>
        <FormattedMessage
          id="checkout.frame.challenge.text"
          values={{ amount: formatMoney(amount, locale) }}
        />
      </p>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => onProof('given')}>
          <FormattedMessage id="checkout.frame.challenge.confirm" />
        </Button>
        <Button onClick={() => onProof('refused')}>
          <FormattedMessage id="checkout.frame.challenge.fail" />
        </Button>
        <Button variant="quiet" onClick={() => onProof('closed')}>
          <FormattedMessage id="checkout.frame.challenge.close" />
        </Button>
      </div>
    </div>
  );
};
