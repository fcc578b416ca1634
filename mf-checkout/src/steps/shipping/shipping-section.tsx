import { useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import {
  useSetShippingMethodMutation,
  type Order,
  type Shipment,
} from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useDeparture, useGoTo } from '@shop/contracts/routing';
import { Button, ButtonLink, Notice, useSingleFlight } from '@shop/contracts/ui';
import { chosenMethods, keepMethod, keptMethod, hasMissingMethod } from './shipping-methods.ts';
import { useIsWhole } from '../is-whole.ts';
import { nextSection } from '../section-rules.ts';
import { toEcommerce } from '../../analytics/to-ecommerce.ts';
import css from '../section-form.module.css';
import { prefetchCardFrame } from '../payment/card/prefetch-card-frame.ts';
import { radioName, ShipmentMethods } from './shipment-methods.tsx';
import { useSettleMethods } from './use-settle-methods.ts';

/** Shipment id → selected method id; kept if saving failed. */
type Choices = Readonly<Record<string, string>>;

const onlyMethod = ({ methods }: Shipment): string | null =>
  methods.length === 1 ? (methods[0]?.id ?? null) : null;

/**
 * One method per shipment. A choice is saved at once, so that the displayed totals are the platform's; Continue saves
 * again whatever is not confirmed yet.
 */
export const ShippingSection = ({ order }: { order: Order }) => {
  const { events } = useShop();
  const goTo = useGoTo();
  const departure = useDeparture();
  const [save, { isLoading }] = useSetShippingMethodMutation();
  const settle = useSettleMethods();
  const [going, setGoing] = useState(false);
  const [unsettled, setUnsettled] = useState(false);
  const [choices, setChoices] = useState<Choices>({});
  const [error, setError] = useState<CommerceError | null>(null);
  const [incomplete, setIncomplete] = useState(false);
  const isWhole = useIsWhole();

  const choiceOf = (shipment: Shipment): string | null =>
    choices[shipment.id] ??
    shipment.methodId ??
    (isWhole ? keptMethod(shipment) : null) ??
    onlyMethod(shipment);

  const choose = async (shipmentId: string, methodId: string): Promise<void> => {
    setChoices((before) => ({ ...before, [shipmentId]: methodId }));
    setIncomplete(false);
    keepMethod(shipmentId, methodId);
    const answer = await save({ orderId: order.id, shipmentId, methodId });
    setError((answer.error as CommerceError | undefined) ?? null);
  };

  const proceed = async (): Promise<void> => {
    const settled = await settle(order, choiceOf);
    setError(settled.ok ? null : settled.error);
    setUnsettled(settled.ok && hasMissingMethod(settled.value));
    if (!settled.ok || hasMissingMethod(settled.value)) return;
    const saved = settled.value;
    const shipping_tier = chosenMethods(saved)
      .map(({ name }) => name)
      .join(', ');
    events.emit('analytics', {
      name: 'add_shipping_info',
      params: { ...toEcommerce(saved), shipping_tier },
    });
    if (saved.availablePaymentMethods.some(({ type }) => type === 'braintree_payments'))
      prefetchCardFrame();
    goTo(paths.checkout(nextSection(saved)), { ifStillHere: true });
    await departure();
  };
  const press = useSingleFlight(async () => {
    const missing = order.shipments.find((it) => choiceOf(it) === null);
    if (missing) {
      setIncomplete(true);
      document.querySelector<HTMLElement>(`[name="${radioName(missing)}"]`)?.focus();
      return;
    }
    setGoing(true);
    await proceed();
    setGoing(false);
  });

  if (order.shipments.some(({ methods }) => methods.length === 0)) {
    return (
      <Notice
        tone="warning"
        title={<FormattedMessage id="checkout.shipping.none.title" />}
        actions={
          <ButtonLink to={paths.checkout('address')}>
            <FormattedMessage id="checkout.shipping.none.action" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="checkout.shipping.none.text" />
      </Notice>
    );
  }

  return (
    <div className={css.form}>
      {order.shipments.map((shipment, index) => (
        <ShipmentMethods
          key={shipment.id}
          shipment={shipment}
          place={
            order.shipments.length > 1 ? { index: index + 1, of: order.shipments.length } : null
          }
          value={choiceOf(shipment)}
          missing={incomplete && choiceOf(shipment) === null}
          onChoose={(methodId) => void choose(shipment.id, methodId)}
        />
      ))}
      {error && (
        <Notice tone="danger" live>
          <FormattedMessage {...errorTextOf(error)} />
        </Notice>
      )}
      {unsettled && (
        <Notice tone="danger" live>
          <FormattedMessage id="checkout.placing.changed" />
        </Notice>
      )}
      <Button variant="primary" busy={isLoading || going} onClick={press}>
        <FormattedMessage id="checkout.continue" />
      </Button>
    </div>
  );
};
