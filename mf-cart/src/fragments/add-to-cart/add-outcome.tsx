import { useText } from '@shop/contracts/i18n';
import css from './add-outcome.module.css';
import type { AddState } from './use-add-to-cart.ts';

/** The line below the button: why the last click added nothing. */
export const AddOutcome = ({ state }: { state: AddState }) => {
  const text = useText();
  if (state.status === 'refused') return <p className={css.needed}>{state.message}</p>;
  return (
    state.status === 'needs-option' && (
      <p role="alert" className={css.needed}>
        {text('cart.add.needsOption')}
      </p>
    )
  );
};
