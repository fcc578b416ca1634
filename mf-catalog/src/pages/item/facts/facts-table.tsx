import { FormattedMessage } from '@shop/contracts/i18n';
import type { Details } from '../../../model/facts/details.ts';
import type { Facts } from '../../../model/facts/facts.ts';
import css from './facts-table.module.css';
import { ProducerRow } from './producer-row.tsx';
import { useFactRows } from './use-fact-rows.ts';

/** What is known about an item, line by line. Nothing when nothing is known. */
export const FactsTable = ({ facts, details }: { facts: Facts; details: Details }) => {
  const rows = useFactRows(facts, details);
  if (rows.length === 0 && !facts.producer) return null;
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        <FormattedMessage id="catalog.facts.title" />
      </caption>
      <tbody>
        {facts.producer && <ProducerRow name={facts.producer} />}
        {rows.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
