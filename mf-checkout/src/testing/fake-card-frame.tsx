import { useEffect, useImperativeHandle } from 'react';
import type { CardFrameProps, CardOutcome } from '../steps/payment/card/card-port.ts';

/** The `n`th nonce for the input. */
export const aNonce = (n = 1): CardOutcome => ({
  kind: 'tokenized',
  nonce: `nonce-${n}`,
  instrument: { type: 'card', brand: 'Visa', lastDigits: '1881' },
});

/** Outcomes of the next requests, in order; a nonce if empty. */
export const cardAnswers: (CardOutcome | Promise<CardOutcome>)[] = [];
/** Amounts of requested nonces, in cents. */
export const askedFor: number[] = [];

/** Fake payment frame: a text field that returns a nonce on request. */
export const CardFrame = ({ clientToken, disabled, onReady, ref }: CardFrameProps) => {
  useEffect(() => onReady(true), [onReady]);
  useImperativeHandle(ref, () => ({
    tokenize: async ({ cents }) => {
      askedFor.push(cents);
      return cardAnswers.shift() ?? aNonce(askedFor.length);
    },
  }));
  return <input aria-label="Card number" data-token={clientToken} disabled={disabled} />;
};
