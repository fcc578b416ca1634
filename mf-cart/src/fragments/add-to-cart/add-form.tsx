import type { ReactNode, SubmitEvent } from 'react';
import { useText } from '@shop/contracts/i18n';
import { Button } from '@shop/contracts/ui';
import outcomeCss from './add-outcome.module.css';
import { useAddToCart, type AddState } from './use-add-to-cart.ts';
import type { NewLineItem } from '../../outbox/pending-change.ts';
import css from './add-to-cart.module.css';

const label = ({ status }: AddState) =>
  status === 'adding' || status === 'added' ? (`cart.add.${status}` as const) : 'cart.add.action';

/**
 * The line below the button: the reason for which the last click added nothing. It keeps its place during the next
 * attempt, so content below does not move twice.
 */
const AddOutcome = ({ state }: { state: AddState }) => {
  const text = useText();
  if ('message' in state) {
    return (
      <p className={outcomeCss.needed} aria-hidden={state.status === 'adding'}>
        {state.message}
      </p>
    );
  }
  return (
    state.status === 'needs-option' && (
      <p role="alert" className={outcomeCss.needed}>
        {text('cart.add.needsOption')}
      </p>
    )
  );
};

interface Props {
  id: string | undefined;
  addition: NewLineItem;
  /** Formatted price of one unit. */
  price: string | undefined;
  /** A required option is missing. */
  isOptionMissing: boolean;
  quantityField: ReactNode;
  onQuantity: (quantity: number) => void;
  /** Further choices. */
  children: ReactNode;
}

/** The form's button and its result. The fields are props, so a change of the button does not render them again. */
export const AddForm = ({
  id,
  addition,
  price,
  isOptionMissing,
  quantityField,
  onQuantity,
  children,
}: Props) => {
  const text = useText();
  const { state, add, cancel, dropRepeated, askForOption } = useAddToCart();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.status === 'adding') return;
    // Safari does not focus a clicked button, and a closing dialog returns the focus to it. If the button has the focus
    // already, focus() would only recompute styles.
    const { submitter } = event.nativeEvent;
    if (submitter !== document.activeElement) submitter?.focus();
    if (isOptionMissing) askForOption();
    else void add({ addition, price });
  };
  return (
    <>
      {/* Submitted before hydration, a dialog's form does nothing. */}
      <form id={id} method="dialog" className={css.box} onSubmit={submit}>
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
          onClose={cancel}
          onConfirm={() => void add({ addition, price, isCountryChosen: true })}
        />
      )}
    </>
  );
};
