import { FormattedMessage } from '@shop/contracts/i18n';
import type { StoredGroup } from '../../../model/info/content-document.ts';
import { ContentTable } from '../text/content-table.tsx';
import css from '../text/text.module.css';

/** What the shop keeps in the browser: purpose, names and lifetime. */
export const StorageTable = ({ of }: { of: readonly StoredGroup[] }) => (
  <ContentTable
    head={['purpose', 'names', 'lifetime'].map((column) => (
      <FormattedMessage key={column} id={`content.storage.column.${column}`} />
    ))}
    rows={of.map((group) => [
      <FormattedMessage key="purpose" id={`content.storage.${group.purpose}`} />,
      <span key="names" className={css.codes}>
        {group.keys.map((key) => (
          <code key={key} className={css.code}>
            {key}
          </code>
        ))}
      </span>,
      <FormattedMessage key="lifetime" id={`content.storage.lifetime.${group.lifetime}`} />,
    ])}
  />
);
