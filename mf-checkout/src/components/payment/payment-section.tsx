import { useEffect, useRef, useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import {
  isFreeOrder,
  useSetPaymentMethodMutation,
  type Order,
} from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { paths, useGoTo } from '@shop/contracts/routing';
import { Button, Notice } from '@shop/contracts/ui';
import { lacksMethod } from '../../model/kept-methods.ts';
import { offeredPaymentMethods } from '../../model/payment/payment-kind.ts';
import { PaymentMethods } from './payment-methods.tsx';
import css from '../section-form.module.css';
import { usePlacing } from '../placing/use-placing.ts';
import { useSettleMethods } from '../use-settle-methods.ts';

/**
 * How the order is paid, and placing it (S7). The chosen method is saved at once, because it can have a price and
 * the total beside it is the platform's.
 */
export const PaymentSection = ({ order }: { order: Order }) => {
  const { state, place } = usePlacing(order);
  const [saveMethod, saving] = useSetPaymentMethodMutation();
  const [choice, setChoice] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const free = isFreeOrder(order);
  const methods = offeredPaymentMethods(order);
  const only = methods.length === 1 ? methods[0]?.id : undefined;
  const value = choice ?? order.paymentMethod?.id ?? only ?? null;
  const method = methods.find(({ id }) => id === value) ?? null;
  const working = state.phase === 'placing' || state.phase === 'checking';

  const choose = (methodId: string) => {
    setChoice(methodId);
    setMissing(false);
    void saveMethod({ orderId: order.id, methodId });
  };

  // With one way to pay there is nothing to choose; saving it brings its price into the total.
  const preset = useRef(false);
  const presetting = only !== undefined && !order.paymentMethod && !free;
  useEffect(() => {
    if (!presetting || preset.current || only === undefined) return;
    preset.current = true;
    void saveMethod({ orderId: order.id, methodId: only });
  }, [presetting, only, order.id, saveMethod]);

  // The platform let go of a shipping method after its section was done: it is chosen again.
  const goTo = useGoTo();
  const settle = useSettleMethods();
  const lacking = lacksMethod(order);
  const settling = useRef(false);
  useEffect(() => {
    if (!lacking || settling.current) return;
    settling.current = true;
    void settle(order).then((settled) => {
      settling.current = false;
      // Not to be had any more: the shopper chooses another one.
      if (!settled.ok || lacksMethod(settled.value)) goTo(paths.checkout('shipping'));
    });
  }, [lacking, order, settle, goTo]);

  const submit = () => {
    if (!free && !method) setMissing(true);
    else void place(free ? null : method);
  };

  if (!free && methods.length === 0) {
    return (
      <Notice tone="warning">
        <FormattedMessage id="checkout.payment.none" />
      </Notice>
    );
  }

  const savingError = saving.error as CommerceError | undefined;
  return (
    <div className={css.form}>
      {free ? (
        <p>
          <FormattedMessage id="checkout.payment.free" />
        </p>
      ) : (
        <PaymentMethods
          methods={methods}
          value={value}
          missing={missing}
          disabled={working}
          onChoose={choose}
        />
      )}
      {state.phase === 'checking' && (
        <Notice tone="info" live title={<FormattedMessage id="checkout.checking.title" />}>
          <FormattedMessage id="checkout.checking.text" />
        </Notice>
      )}
      {state.phase === 'failed' ? (
        <Notice tone="danger" live>
          <FormattedMessage {...state.message} />
        </Notice>
      ) : (
        savingError && (
          <Notice tone="danger" live>
            <FormattedMessage {...errorTextOf(savingError)} />
          </Notice>
        )
      )}
      <p className={css.note}>
        <FormattedMessage id="checkout.payment.terms" />
      </p>
      <Button variant="primary" busy={working || saving.isLoading || lacking} onClick={submit}>
        <FormattedMessage id="checkout.payment.place" />
      </Button>
    </div>
  );
};
