import { useText } from '@shop/contracts/i18n';
import css from './add-outcome.module.css';
import type { AddState } from './use-add-to-cart.ts';

/**
 * The line below the button: why the last click added nothing. While the next one is answered it keeps its place, so
 * that what is below does not move twice.
 */
export const AddOutcome = ({ state }: { state: AddState }) => {
  const text = useText();
  if ('message' in state) {
    return (
      <p className={css.needed} aria-hidden={state.status === 'adding'}>
        {state.message}
      </p>
    );
  }
  return (
    state.status === 'needs-option' && (
      <p role="alert" className={css.needed}>
        {text('cart.add.needsOption')}
      </p>
    )
  );
};
