import { FormattedMessage } from '@shop/contracts/i18n';
import { Analysis } from './analysis.tsx';
import { Declaration } from './declaration.tsx';
import { type Award, detailsOf } from './details.ts';
import { useFactText } from './fact-text.ts';
import css from './facts-table.module.css';
import { FactsTable } from './facts-table.tsx';
import { WithFactsTexts } from './facts-texts.tsx';
import type { Facts } from './facts.ts';

/** Awards of an item. */
const Awards = ({ awards }: { awards: readonly Award[] }) => {
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

interface Props {
  facts: Facts;
  /** Raw `metadata.facts`, parsed only here. */
  rawFacts: Readonly<Record<string, unknown>>;
}

/** All known facts of an item. */
export const ItemFacts = ({ facts, rawFacts }: Props) => {
  const details = detailsOf(rawFacts);
  return (
    <WithFactsTexts>
      <div className={css.facts}>
        <FactsTable facts={facts} details={details} />
        <Declaration details={details} />
        <Analysis details={details} />
        <Awards awards={details.awards} />
      </div>
    </WithFactsTexts>
  );
};
