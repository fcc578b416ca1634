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

const ShipTo = ({ Dialog, addition, onClose, onConfirm }: Props) => {
  const [quantity, setQuantity] = useState(1);
  const chosen = { ...addition, quantity };
  return (
    <Dialog
      addition={chosen}
      onQuantity={setQuantity}
      onClose={onClose}
      onConfirm={() => onConfirm(chosen)}
    />
  );
};

/** Requests of an earlier page come from storage, which may hold anything. */
const isRequest = (value: unknown): boolean => {
  const { kind, code, name, price } = (value ?? {}) as Record<string, unknown>;
  const areTexts = typeof code === 'string' && typeof name === 'string';
  return areTexts && (kind === 'sku' || kind === 'bundle') && typeof price === 'object';
};

/**
 * Adds one unit of an item of a list. Invalid requests are ignored.
 *
 * @param show - shows the dialog that asks for the country (S15); null removes it
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
  const added = await addWithToast(page, { addition, price });
  if (added.status !== 'asking') return;
  const close = () => show(null);
  const add = (chosen: NewLineItem) => {
    close();
    void addWithToast(page, { addition: chosen, price, isCountryChosen: true });
  };
  show(<ShipTo Dialog={added.Dialog} addition={addition} onClose={close} onConfirm={add} />);
};
