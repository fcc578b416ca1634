import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import { FormattedMessage } from '@shop/contracts/i18n';
import css from './address-book.module.css';
import { EntryActions } from './entry-actions.tsx';
import { useAddressTexts } from './use-address-texts.ts';

interface Props {
  entries: readonly CustomerAddress[];
  onEdit: (entry: CustomerAddress) => void;
  onRemove: (entry: CustomerAddress) => void;
}

/** The saved addresses, to be looked after. */
export const AddressList = ({ entries, onEdit, onRemove }: Props) => {
  const textsOf = useAddressTexts();
  if (entries.length === 0) {
    return (
      <p className={css.note}>
        <FormattedMessage id="account.book.none" />
      </p>
    );
  }
  return (
    <ul className={css.list}>
      {entries.map((entry) => {
        const { title, rest } = textsOf(entry.address);
        return (
          <li key={entry.id} className={css.entry}>
            <p className={css.title}>{title}</p>
            <p className={css.note}>{rest}</p>
            <EntryActions {...{ entry, title, onEdit, onRemove }} />
          </li>
        );
      })}
    </ul>
  );
};
