import { useState, type ReactNode } from 'react';
import type { CartAddRequest } from '@shop/contracts/events';
import { formatMoney } from '@shop/contracts/market';
import type { Shop } from '@shop/contracts/remote';
import { selectLocale } from '@shop/contracts/store';
import type { NewLineItem } from '../../outbox/pending-change.ts';
import { type AddContext, type AddResult, addWithToast } from '../add-to-cart/add-with-toast.ts';

interface Props {
  Dialog: Extract<AddResult, { status: 'asking' }>['Dialog'];
  addition: NewLineItem;
  onClose: () => void;
  onConfirm: (addition: NewLineItem) => void;
}

const Destination = ({ Dialog, addition, onClose, onConfirm }: Props) => {
  const [quantity, setQuantity] = useState(1);
  const wanted = { ...addition, quantity };
  return (
    <Dialog
      addition={wanted}
      onQuantity={setQuantity}
      onClose={onClose}
      onConfirm={() => onConfirm(wanted)}
    />
  );
};

/** What was left by an earlier page comes from a storage, which may hold anyone's. */
const isRequest = (value: unknown): boolean => {
  const { kind, code, name, price } = (value ?? {}) as Record<string, unknown>;
  const areTexts = typeof code === 'string' && typeof name === 'string';
  return areTexts && (kind === 'sku' || kind === 'bundle') && typeof price === 'object';
};

/**
 * Adds one of an item of a list. What is no request does nothing.
 *
 * @param show - shows the dialog that asks where to (S15); null takes it away
 */
export const quickAdd = async (
  page: AddContext & Pick<Shop, 'config'>,
  request: CartAddRequest,
  show: (dialog: ReactNode) => void,
): Promise<void> => {
  if (!isRequest(request)) return;
  const { kind, code, name, price: unit, picture } = request;
  const maxQuantity = page.config.maxQuantityPerLine;
  const price = unit ? formatMoney(unit, selectLocale(page.store.getState())) : undefined;
  const imageUrl = picture?.src;
  const addition: NewLineItem = { kind, code, name, imageUrl, quantity: 1, maxQuantity };
  const asked = await addWithToast(page, { addition, price });
  if (asked.status !== 'asking') return;
  const close = () => show(null);
  const add = (wanted: NewLineItem) => {
    close();
    void addWithToast(page, { addition: wanted, price, isCountryChosen: true });
  };
  show(<Destination Dialog={asked.Dialog} addition={addition} onClose={close} onConfirm={add} />);
};
