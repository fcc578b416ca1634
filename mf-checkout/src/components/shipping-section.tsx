import { useState } from 'react';
import type { CommerceError } from '@shop/contracts/commerce';
import { useSetShippingMethodMutation, type Order } from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import { Button, ButtonLink, Notice } from '@shop/contracts/ui';
import { chosenMethods } from '../model/chosen-methods.ts';
import { nextSection } from '../model/next-section.ts';
import { toEcommerce } from '../model/to-ecommerce.ts';
import css from './section-form.module.css';
import { ShipmentMethods } from './shipment-methods.tsx';

/** Shipment id → method id the shopper pointed at; kept when saving it failed. */
type Choices = Readonly<Record<string, string>>;

/**
 * One choice per shipment. A choice is saved at once, so that the totals beside it are the platform's; going on
 * saves again what is not confirmed yet.
 */
export const ShippingSection = ({ order }: { order: Order }) => {
  const { events } = useShop();
  const goTo = useGoTo();
  const [save, { isLoading }] = useSetShippingMethodMutation();
  const [choices, setChoices] = useState<Choices>({});
  const [error, setError] = useState<CommerceError | null>(null);
  const [incomplete, setIncomplete] = useState(false);

  const choiceOf = ({ id, methods, methodId }: Order['shipments'][number]): string | null =>
    choices[id] ?? methodId ?? (methods.length === 1 ? (methods[0]?.id ?? null) : null);

  const saveChoice = async (shipmentId: string, methodId: string): Promise<Order | null> => {
    const answer = await save({ orderId: order.id, shipmentId, methodId });
    setError((answer.error as CommerceError | undefined) ?? null);
    return answer.data ?? null;
  };

  const choose = (shipmentId: string, methodId: string) => {
    setChoices((before) => ({ ...before, [shipmentId]: methodId }));
    setIncomplete(false);
    void saveChoice(shipmentId, methodId);
  };

  const goOn = async () => {
    let saved: Order | null = order;
    for (const shipment of order.shipments) {
      const choice = choiceOf(shipment);
      if (choice === null) return setIncomplete(true);
      if (choice !== shipment.methodId) saved = await saveChoice(shipment.id, choice);
      if (!saved) return;
    }
    const shipping_tier = chosenMethods(saved)
      .map(({ name }) => name)
      .join(', ');
    events.emit('analytics', {
      name: 'add_shipping_info',
      params: { ...toEcommerce(saved), shipping_tier },
    });
    goTo(paths.checkout(nextSection(saved)));
  };

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
          onChoose={(methodId) => choose(shipment.id, methodId)}
        />
      ))}
      {error && (
        <Notice tone="danger" live>
          <FormattedMessage id={errorTextOf(error.code)} />
        </Notice>
      )}
      <Button variant="primary" busy={isLoading} onClick={() => void goOn()}>
        <FormattedMessage id="checkout.continue" />
      </Button>
    </div>
  );
};
