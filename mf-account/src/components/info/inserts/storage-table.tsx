import { FormattedMessage } from '@shop/contracts/i18n';
import { STORED_GROUPS } from '../../../model/info/storage/stored-keys.ts';
import { ContentTable } from '../text/content-table.tsx';
import css from '../text/text.module.css';

/** What the shop keeps in the visitor's browser: what for, under which names, for how long. */
export const StorageTable = () => (
  <ContentTable
    head={['purpose', 'names', 'lifetime'].map((column) => (
      <FormattedMessage key={column} id={`content.storage.column.${column}`} />
    ))}
    rows={STORED_GROUPS.map(({ purpose, keys, lifetime }) => [
      <FormattedMessage key="purpose" id={`content.storage.${purpose}`} />,
      <span key="names" className={css.codes}>
        {keys.map((key) => (
          <code key={key} className={css.code}>
            {key}
          </code>
        ))}
      </span>,
      <FormattedMessage key="lifetime" id={`content.storage.lifetime.${lifetime}`} />,
    ])}
  />
);
