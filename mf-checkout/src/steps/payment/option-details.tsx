import type { RefObject } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import type { CardPort } from './card/card-port.ts';
import type { PaymentOption } from './payment-option.ts';
import { BankAccount } from './bank-account.tsx';
import { CardPanel } from './card/card-panel.tsx';
import { RemoveStored } from './stored-payment.tsx';

interface Props extends PaymentOption {
  order: Order;
  card: RefObject<CardPort | null>;
  disabled: boolean;
  /** The nonce has been created: the payment frame must be disabled. */
  isHandedOver: boolean;
  save: boolean;
  onSave: (save: boolean) => void;
  onReady: (isReady: boolean) => void;
  onRemoved: () => void;
}

/** Details below the selected payment option. */
export const OptionDetails = ({ adapter, method, stored, onRemoved, ...panel }: Props) => {
  if (stored) {
    return <RemoveStored stored={stored} disabled={panel.disabled} onRemoved={onRemoved} />;
  }
  if (adapter.kind === 'bank_transfer') return <BankAccount method={method} number={null} />;
  if (!adapter.needsSourceEarly) return null;
  const isSaved = panel.order.paymentMethod?.id === method.id;
  return <CardPanel {...panel} sourceType={isSaved ? method.type : null} />;
};
