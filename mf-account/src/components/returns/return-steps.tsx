import { useEffect, useRef, useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { formatMinute } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { useMailPlace, useRequestReturnMutation, type ReturnKind } from '@shop/contracts/store-api';
import { Button, Notice } from '@shop/contracts/ui';
import {
  toStatement,
  type OrderDetails,
  type Statement,
} from '../../model/orders/return-values.ts';
import { ReturnForm } from './return-form.tsx';
import css from './returns.module.css';
import { StatedReturn } from './stated-return.tsx';

interface Props {
  kind: ReturnKind;
  known: OrderDetails | null;
}

/** The two steps of a return, and its receipt: state it, confirm it, keep the receipt (Directive 2011/83/EU, article 11a). */
export const ReturnSteps = ({ kind, known }: Props) => {
  const place = useMailPlace();
  const { country } = useAppSelector(selectMarketContext);
  const [request, { data: receipt, error, isLoading, reset }] = useRequestReturnMutation();
  const [stated, setStated] = useState<Statement | null>(null);
  const [isChanging, setChanging] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = receipt ? 'done' : isChanging ? 'form' : 'confirm';
  useEffect(() => {
    // Moves a screen reader to the new step.
    if (step !== 'form') heading.current?.focus();
  }, [step]);

  if (!stated || isChanging)
    return (
      <ReturnForm
        {...{ kind, known }}
        values={stated?.values ?? {}}
        onStated={(values) => {
          setStated(toStatement(values, { kind, known, place }, stated));
          setChanging(false);
        }}
      />
    );
  if (receipt)
    return (
      <>
        <h2 ref={heading} tabIndex={-1}>
          <FormattedMessage id={`account.returns.${kind}.done`} />
        </h2>
        <Notice tone="positive" live>
          <FormattedMessage id="account.returns.mailed" values={{ email: stated.values.email }} />
        </Notice>
        <StatedReturn {...stated} received={formatMinute(receipt.receivedAt, country)} />
        <p>
          <FormattedMessage id={`account.returns.${kind}.next`} />
        </p>
        <div className={css.actions}>
          <Button onClick={() => window.print()}>
            <FormattedMessage id="account.returns.print" />
          </Button>
        </div>
      </>
    );
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        <FormattedMessage id="account.returns.check" />
      </h2>
      <StatedReturn {...stated} />
      {error && (
        <Notice tone="danger" live>
          <FormattedMessage {...errorTextOf(error as CommerceError)} />
        </Notice>
      )}
      <div className={css.actions}>
        <Button variant="primary" busy={isLoading} onClick={() => void request(stated.request)}>
          <FormattedMessage id={`account.returns.${kind}.confirm`} />
        </Button>
        <Button
          onClick={() => {
            reset();
            setChanging(true);
          }}
        >
          <FormattedMessage id="account.returns.back" />
        </Button>
      </div>
    </>
  );
};
