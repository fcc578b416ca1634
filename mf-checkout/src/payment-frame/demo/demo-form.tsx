import { useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Money } from '@shop/contracts/commerce';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Notice } from '@shop/contracts/ui';
import type { CardOutcome } from '../../steps/payment/card/card-port.ts';
import { CardFields } from './card-fields.tsx';
import { Challenge } from './challenge.tsx';
import { checkCard, digitsOf, FIELDS, type CardValues } from './check-card.ts';
import css from './demo.module.css';
import type { DemoFormProps } from './form-port.ts';
import { inGroups } from './in-groups.ts';
import { TestCardList } from './test-card-list.tsx';
import { testCardOf, type TestCard } from './test-cards.ts';
import { toOutcome, type Proof } from './to-outcome.ts';

const EMPTY: CardValues = { number: '', expiry: '', code: '', name: '' };

const filledIn = ({ number, code }: TestCard, now: Date): CardValues => ({
  number: inGroups(number),
  expiry: `12/${String(now.getFullYear() + 3).slice(-2)}`,
  code: '1234'.slice(0, code),
  name: 'Test Card',
});

interface PendingChallenge {
  amount: Money;
  answer: (proof: Proof) => void;
}

/** The form for test cards, labeled as a demonstration. */
export const DemoForm = ({ setting, ref }: DemoFormProps) => {
  const [values, setValues] = useState(EMPTY);
  const [left, setLeft] = useState<readonly (keyof CardValues)[]>([]);
  const [challenge, setChallenge] = useState<PendingChallenge | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const all = checkCard(values, new Date());
  // An empty field shows no error on blur.
  const problems = Object.fromEntries(
    Object.entries(all).filter(([field]) => left.includes(field as keyof CardValues)),
  );

  // Set once, so that React does not reopen a closed list.
  const [refused, setRefused] = useState(false);
  if (!refused && problems['number'] === 'not_a_test_card') setRefused(true);

  const focusOn = (field: keyof CardValues) =>
    fields.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();

  const ask = (amount: Money) =>
    new Promise<Proof>((resolve) => {
      setChallenge({
        amount,
        answer: (proof) => {
          setChallenge(null);
          resolve(proof);
        },
      });
    });

  const tokenize = async (amount: Money, onChallenge: () => void): Promise<CardOutcome> => {
    const card = testCardOf(digitsOf(values.number));
    const wrong = FIELDS.find((field) => all[field]);
    if (wrong || !card) {
      flushSync(() => setLeft(FIELDS));
      focusOn(wrong ?? 'number');
      return { kind: 'incomplete' };
    }
    return toOutcome(card, () => {
      onChallenge();
      return ask(amount);
    });
  };
  useImperativeHandle(ref, () => ({ tokenize }));

  return (
    <div className={css.form}>
      <Notice tone="warning" title={<FormattedMessage id="checkout.frame.demo.title" />}>
        <FormattedMessage id="checkout.frame.demo.text" />
      </Notice>
      {challenge && (
        <Challenge amount={challenge.amount} locale={setting.locale} onProof={challenge.answer} />
      )}
      {/* Keeps the input during the bank's challenge. */}
      <div className={css.form} hidden={challenge !== null}>
        <CardFields
          fields={fields}
          values={values}
          problems={problems}
          disabled={setting.disabled}
          onChange={setValues}
          onLeave={(field) => {
            if (values[field] !== '' && !left.includes(field)) setLeft([...left, field]);
          }}
        />
        <TestCardList
          disabled={setting.disabled}
          open={refused}
          onChoose={(card) => setValues(filledIn(card, new Date()))}
        />
      </div>
    </div>
  );
};
