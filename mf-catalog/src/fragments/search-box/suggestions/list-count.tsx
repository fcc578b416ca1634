import { FormattedMessage } from '@shop/contracts/i18n';
import type { Answer } from './use-answer.ts';

/** How many lines there are to choose from, to be read out. */
export const ListCount = ({ answer, past }: { answer: Answer | null; past: number }) => {
  if (!answer) return <FormattedMessage id="catalog.suggest.past_count" values={{ count: past }} />;
  const { items, categories } = answer.suggestions;
  const count = items.length + categories.length;
  return <FormattedMessage id="catalog.suggest.count" values={{ count }} />;
};
