import { detailsOf } from '../../../model/facts/details.ts';
import type { Facts } from '../../../model/facts/facts.ts';
import { Analysis } from './analysis.tsx';
import { Awards } from './awards.tsx';
import { Declaration } from './declaration.tsx';
import css from './facts-table.module.css';
import { FactsTable } from './facts-table.tsx';
import { WithFactsTexts } from './facts-texts.tsx';

interface Props {
  facts: Facts;
  /** `metadata.facts` as it came: what is made of it is told here alone. */
  told: Readonly<Record<string, unknown>>;
}

/** All that is known about an item. */
export const ItemFacts = ({ facts, told }: Props) => {
  const details = detailsOf(told);
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
