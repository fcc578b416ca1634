import { useText } from '@shop/contracts/i18n';
import { ChoiceOption } from './choice-option.tsx';
import type { Choice } from './choices.ts';
import css from './suggestions.module.css';

interface Props {
  listId: string;
  choices: readonly Choice[];
  active: number | null;
  optionId: (index: number) => string;
  /** Highlighted in the names. */
  term: string;
  onChoose: (choice: Choice) => void;
}

/** Groups in display order. Groups without a name are the last lines of the list. */
const GROUPS = [
  { kind: 'past', name: 'catalog.suggest.past' },
  { kind: 'forget', name: null },
  { kind: 'item', name: 'catalog.suggest.items' },
  { kind: 'category', name: 'catalog.categories' },
  { kind: 'all', name: null },
] as const satisfies readonly { kind: Choice['kind']; name: string | null }[];

/** The choices as options of a list box, by group. */
export const ChoiceGroups = ({ listId, choices, active, optionId, term, onChoose }: Props) => {
  const text = useText();
  const numbered = choices.map((choice, index) => ({ choice, index }));
  return (
    <div role="listbox" id={listId} aria-label={text('catalog.suggest.label')} className={css.list}>
      {GROUPS.map(({ kind, name }) => {
        const options = numbered
          .filter(({ choice }) => choice.kind === kind)
          .map(({ choice, index }) => (
            <ChoiceOption
              key={choice.id}
              id={optionId(index)}
              choice={choice}
              active={index === active}
              term={term}
              onChoose={() => onChoose(choice)}
            />
          ));
        if (options.length === 0) return null;
        return name === null ? (
          options
        ) : (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className={css.group}>
            <span id={`${listId}-${kind}`} role="presentation" className={css.heading}>
              {text(name)}
            </span>
            {options}
          </div>
        );
      })}
    </div>
  );
};
