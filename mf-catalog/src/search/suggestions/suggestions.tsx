import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import { selectCurrency, useAppSelector } from '@shop/contracts/store';
import { Icon, VisuallyHidden } from '@shop/contracts/ui';
import { useId } from 'react';
import type { CardView } from '../../card/card.ts';
import { analyticsItemOf } from '../../shared/analytics.ts';
import { ChoiceGroups } from './choice-groups.tsx';
import { suggestionChoices, pastChoices } from './choices.ts';
import { usePastSearches } from './past-searches.ts';
import css from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';
import { useSearchSubmit, useTypedTerm } from './use-search-field.ts';
import { type SuggestionsResponse, useSuggestions } from './use-suggestions.ts';

interface Props {
  past: readonly string[];
  onForget: (term: string) => void;
}

/**
 * Remove buttons beside the past searches. An option cannot contain a button, so they are in a separate column; on
 * the keyboard Delete does the same and Tab skips them.
 */
const ForgetButtons = ({ past, onForget }: Props) => {
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

/** Number of choices, for screen readers. */
const ListCount = ({ response, past }: { response: SuggestionsResponse | null; past: number }) => {
  if (!response)
    return <FormattedMessage id="catalog.suggest.past_count" values={{ count: past }} />;
  const { items, categories } = response.suggestions;
  const count = items.length + categories.length;
  return <FormattedMessage id="catalog.suggest.count" values={{ count }} />;
};

const LIST = 'search:suggestions';

/** Sends select_item for a suggested item (A1). */
const useSelectItem = () => {
  const { events } = useShop();
  const currency = useAppSelector(selectCurrency);
  return (card: CardView, index: number): void => {
    const items = [analyticsItemOf(card, { list: LIST, index })];
    events.emit('analytics', {
      name: 'select_item',
      params: { currency, item_list_name: LIST, items },
    });
  };
};

/** The list below a search field: suggestions for the typed term or, while it is empty, past searches. */
export const Suggestions = ({ field }: { field: HTMLInputElement }) => {
  const listId = useId();
  const typed = useTypedTerm(field);
  const response = useSuggestions(typed);
  const { past, keep, forget, forgetAll } = usePastSearches(field);
  const selectItem = useSelectItem();
  const goTo = useGoTo();
  useSearchSubmit(field, (term) => {
    keep(term);
    goTo(paths.search(term));
  });
  const choices = typed ? (response ? suggestionChoices(response) : []) : pastChoices(past);
  const { open, active, optionId, close } = useCombobox({
    field,
    listId,
    choices,
    onDelete: (choice) => {
      if (choice.kind !== 'past') return false;
      forget(choice.term);
      return true;
    },
  });
  const corrected = response?.suggestions.corrected ?? null;
  return (
    <>
      {open && (
        // Keeps the focus in the field.
        <div
          role="presentation"
          className={css.popup}
          onMouseDown={(event) => event.preventDefault()}
        >
          {corrected && (
            <p className={css.corrected}>
              <FormattedMessage id="catalog.suggest.corrected" values={{ term: corrected }} />
            </p>
          )}
          <ChoiceGroups
            listId={listId}
            choices={choices}
            active={active}
            optionId={optionId}
            term={corrected ?? response?.term ?? ''}
            onChoose={(choice) => {
              if (choice.kind === 'forget') {
                forgetAll();
                return;
              }
              if (choice.kind === 'item') selectItem(choice.card, choice.index);
              if (choice.kind === 'past' || choice.kind === 'all') keep(choice.term);
              close();
            }}
          />
          {!typed && <ForgetButtons past={past} onForget={forget} />}
        </div>
      )}
      <VisuallyHidden role="status">
        {open || (typed && response?.term === typed) ? (
          <ListCount response={typed ? response : null} past={past.length} />
        ) : null}
      </VisuallyHidden>
    </>
  );
};
