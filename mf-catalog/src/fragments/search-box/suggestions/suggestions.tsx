import { useId } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths, useGoTo } from '@shop/contracts/routing';
import { VisuallyHidden } from '@shop/contracts/ui';
import { answerChoices, pastChoices } from './choices.ts';
import { ChoiceGroups } from './choice-groups.tsx';
import { ForgetButtons } from './forget-buttons.tsx';
import { ListCount } from './list-count.tsx';
import css from './suggestions.module.css';
import { useAnswer } from './use-answer.ts';
import { useCombobox } from './use-combobox.ts';
import { usePastSearches } from './use-past-searches.ts';
import { useSelectItem } from './use-select-item.ts';
import { useSubmit } from './use-submit.ts';
import { useTyped } from './use-typed.ts';

/** The list below a search field: suggestions for what is typed in it or, while it is empty, past searches. */
export const Suggestions = ({ field }: { field: HTMLInputElement }) => {
  const listId = useId();
  const typed = useTyped(field);
  const answer = useAnswer(typed);
  const { past, keep, forget, forgetAll } = usePastSearches(field);
  const selectItem = useSelectItem();
  const goTo = useGoTo();
  useSubmit(field, (term) => {
    keep(term);
    goTo(paths.search(term));
  });
  const choices = typed ? (answer ? answerChoices(answer) : []) : pastChoices(past);
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
  const corrected = answer?.suggestions.corrected ?? null;
  return (
    <>
      {open && (
        // The focus stays in the field, whatever is pressed here.
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
            term={corrected ?? answer?.term ?? ''}
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
        {open || (typed && answer?.term === typed) ? (
          <ListCount answer={typed ? answer : null} past={past.length} />
        ) : null}
      </VisuallyHidden>
    </>
  );
};
