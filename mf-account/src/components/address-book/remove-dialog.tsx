import { useState } from 'react';
import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Button, Dialog } from '@shop/contracts/ui';
import { useAddressTexts } from './use-address-texts.ts';
import { useRemoveAddress } from './use-remove-address.ts';

interface Props {
  /** The address to delete; null closes the dialog. */
  entry: CustomerAddress | null;
  onClose: () => void;
}

/** Asks before an address is deleted: deletion cannot be undone. */
export const RemoveDialog = ({ entry, onClose }: Props) => {
  const remove = useRemoveAddress();
  const textsOf = useAddressTexts();
  const [busy, setBusy] = useState(false);
  const confirm = async (its: CustomerAddress) => {
    setBusy(true);
    await remove(its);
    setBusy(false);
    onClose();
  };
  const texts = entry && textsOf(entry.address);
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title={<FormattedMessage id="account.book.delete_title" />}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="account.book.keep" />
          </Button>
          <Button variant="primary" busy={busy} onClick={() => entry && void confirm(entry)}>
            <FormattedMessage id="account.book.delete" />
          </Button>
        </>
      }
    >
      <p>{texts && [texts.title, texts.rest].join(', ')}</p>
    </Dialog>
  );
};
