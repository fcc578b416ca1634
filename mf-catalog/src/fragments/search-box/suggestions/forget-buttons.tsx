import { useText } from '@shop/contracts/i18n';
import { Icon } from '@shop/contracts/ui';
import css from './suggestions.module.css';

interface Props {
  past: readonly string[];
  onForget: (term: string) => void;
}

/**
 * A cross beside each past search. An option cannot hold a button, so they are a column of their own; at the keyboard
 * Delete does the same and Tab goes past them.
 */
export const ForgetButtons = ({ past, onForget }: Props) => {
  const text = useText();
  return (
    <div className={css.crosses}>
      {past.map((term) => (
        <button
          key={term}
          type="button"
          tabIndex={-1}
          className={css.cross}
          aria-label={text('catalog.suggest.forget', { term })}
          onClick={() => onForget(term)}
        >
          <Icon name="close" />
        </button>
      ))}
    </div>
  );
};
