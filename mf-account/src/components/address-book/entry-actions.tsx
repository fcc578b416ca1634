import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Button, VisuallyHidden } from '@shop/contracts/ui';
import css from './address-book.module.css';

interface Props {
  entry: CustomerAddress;
  /** Names the address for screen readers. */
  title: string;
  onEdit: (entry: CustomerAddress) => void;
  onRemove: (entry: CustomerAddress) => void;
}

/** What can be done with one saved address. */
export const EntryActions = ({ entry, title, onEdit, onRemove }: Props) => (
  <div className={css.entryActions}>
    <Button variant="quiet" onClick={() => onEdit(entry)}>
      <FormattedMessage id="account.book.edit" />
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Button>
    <Button variant="quiet" onClick={() => onRemove(entry)}>
      <FormattedMessage id="account.book.delete" />
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Button>
  </div>
);
