import { FormattedMessage } from '@shop/contracts/i18n';
import type { ModalRequest } from '@shop/contracts/events';
import { Fragment } from '@shop/contracts/remote';
import { Button, Dialog, Skeleton } from '@shop/contracts/ui';
import { CountryChangeDialog } from './country-change-dialog.tsx';
import { CountryDialog } from './country-dialog.tsx';

interface Props {
  modal: ModalRequest;
  onClose: () => void;
}

const MessageDialog = ({
  title,
  message,
  onClose,
}: {
  title: string;
  message: string;
  onClose: () => void;
}) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    actions={
      <Button variant="primary" onClick={onClose}>
        <FormattedMessage id="shell.modal.ok" />
      </Button>
    }
  >
    <p>{message}</p>
  </Dialog>
);

/** Draws one modal of the stack. */
export const ModalContent = ({ modal, onClose }: Props) => {
  switch (modal.name) {
    case 'country':
      return <CountryDialog onClose={onClose} />;
    case 'market-change':
      return <CountryChangeDialog {...modal.props} onClose={onClose} />;
    case 'auth':
      return (
        <Dialog open onClose={onClose} title={<FormattedMessage id="shell.account" />}>
          <Fragment
            of="account"
            name="AuthForm"
            onDone={onClose}
            fallback={<Skeleton lines={5} />}
          />
        </Dialog>
      );
    case 'feedback':
    case 'feedback-for-user':
      return <MessageDialog {...modal.props} onClose={onClose} />;
    // Named by the contract; no screen opens it yet.
    case 'payment-error':
      return null;
  }
};
