import { useEffect, useImperativeHandle } from 'react';
import type { CardFrameProps, CardOutcome } from '../steps/payment/card/card-port.ts';

/** A nonce of what was typed, the `n`th one. */
export const aNonce = (n = 1): CardOutcome => ({
  kind: 'tokenized',
  nonce: `nonce-${n}`,
  instrument: { type: 'card', brand: 'Visa', lastDigits: '1881' },
});

/** What the next frames answer, in turn; a nonce where nothing is told. */
export const cardAnswers: (CardOutcome | Promise<CardOutcome>)[] = [];
/** Amounts the frame was asked to make a nonce of, in cents. */
export const askedFor: number[] = [];

/** Stands in for the payment frame: a field that is typed into, and a nonce when it is asked. */
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
