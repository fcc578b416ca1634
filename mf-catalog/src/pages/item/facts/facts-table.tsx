import { FormattedMessage } from '@shop/contracts/i18n';
import type { Facts } from '../../../model/facts/facts.ts';
import css from './facts-table.module.css';
import { useFactRows } from './use-fact-rows.ts';

/** What is known about an item, line by line. Nothing when nothing is known. */
export const FactsTable = ({ facts }: { facts: Facts }) => {
  const rows = useFactRows(facts);
  if (rows.length === 0) return null;
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        <FormattedMessage id="catalog.facts.title" />
      </caption>
      <tbody>
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
