import type { ReactNode, SubmitEvent } from 'react';
import { useText } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import { AddOutcome } from './add-outcome.tsx';
import { useAddToCart, type AddState } from './use-add-to-cart.ts';
import type { NewLineItem } from '../../outbox/pending-change.ts';
import css from './add-to-cart.module.css';

const label = ({ status }: AddState) =>
  status === 'adding' || status === 'added' ? (`cart.add.${status}` as const) : 'cart.add.action';

interface Props {
  id: string | undefined;
  addition: NewLineItem;
  /** What one of it costs, as the shopper reads it. */
  price: string | undefined;
  /** Something it is not sold without has not been chosen. */
  lacksOption: boolean;
  quantityField: ReactNode;
  onQuantity: (pieces: number) => void;
  /** What else can be chosen. */
  children: ReactNode;
}

/** The form's button and what comes of it. Its fields are given: they are not rendered again when the button changes. */
export const AddForm = ({
  id,
  addition,
  price,
  lacksOption,
  quantityField,
  onQuantity,
  children,
}: Props) => {
  const text = useText();
  const { state, add, giveUp, dropRepeated, askForOption } = useAddToCart();
  const put = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.status === 'adding') return;
    // Not every browser gives a clicked button the focus, which a dialog gives back when it closes.
    // Where it has it, asking for it would only cost a computation of styles.
    const { submitter } = event.nativeEvent;
    if (submitter !== document.activeElement) submitter?.focus();
    if (lacksOption) askForOption();
    else void add({ addition, price });
  };
  return (
    <>
      {/* Sent before the browser has the code, a dialog's form does nothing. */}
      <form id={id} method="dialog" className={css.box} onSubmit={put}>
        <div className={css.row}>
          {quantityField}
          <Button
            variant="primary"
            type="submit"
            className={css.button}
            data-adds-to-cart=""
            onClick={dropRepeated}
            busy={state.status === 'adding'}
          >
            {text(label(state))}
          </Button>
        </div>
        <AddOutcome state={state} />
        {children}
      </form>
      {state.status === 'asking' && (
        <state.Dialog
          addition={addition}
          onQuantity={onQuantity}
          onClose={giveUp}
          onConfirm={() => void add({ addition, price, isCountryChosen: true })}
        />
      )}
    </>
  );
};
