import { shopTexts, useText } from '@shop/contracts/i18n';
import { useAppSelector } from '@shop/contracts/store';
import { Button } from '@shop/contracts/ui';
import { selectConnection } from '../../model/cart-slice.ts';
import css from './add-outcome.module.css';
import { OfflineNotice } from '../../components/notices/offline-notice.tsx';
import { ProblemText } from '../../components/notices/problem-text.tsx';
import type { AddState } from './use-add-to-cart.ts';

interface Props {
  state: AddState;
  itemName: string;
  /** V9, in pieces. */
  max: number;
  onUndo: () => void;
}

/** The line below the button: how many can be had, what became of the last click, and the way back from it. */
export const AddOutcome = ({ state, itemName, max, onUndo }: Props) => {
  const text = useText();
  const connection = useAppSelector(selectConnection);
  if (state.status === 'adding' && connection === 'offline') return <OfflineNotice offline />;
  if (state.status === 'refused') {
    return <ProblemText problem={state.problem} failure={shopTexts.add_to_cart_failed} />;
  }
  if (state.status === 'needs-option') {
    return (
      <p role="alert" className={css.needed}>
        {text('cart.add.needsOption')}
      </p>
    );
  }
  return (
    <div className={css.outcome}>
      <p className={css.limit}>{text('cart.upTo', { max })}</p>
      {(state.status === 'added' || state.status === 'undoing') && (
        <Button
          variant="quiet"
          className={css.undo}
          busy={state.status === 'undoing'}
          aria-label={text('cart.add.undo', { name: itemName })}
          onClick={onUndo}
        >
          {text('cart.undo')}
        </Button>
      )}
      <p role="status" className={css.limit}>
        {state.status === 'undone' && text('cart.add.undone')}
      </p>
    </div>
  );
};
