import { FormattedMessage } from '@shop/contracts/i18n';
import { useFactText } from '../../../components/use-fact-text.ts';
import type { Award } from '../../../model/facts/details.ts';
import css from './facts-table.module.css';

/** What an item has won. */
export const Awards = ({ awards }: { awards: readonly Award[] }) => {
  const factText = useFactText();
  if (awards.length === 0) return null;
  return (
    <section>
      <h2 className={css.caption}>
        <FormattedMessage id="catalog.facts.awards" />
      </h2>
      <ul className={css.list}>
        {awards.map(({ name, year, medal }) => (
          <li key={`${name} ${year}`} className={css.award}>
            {medal && <span className={css.medal}>{factText('medal', medal)}</span>}
            <span>{[name, year].filter(Boolean).join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
