import { FormattedMessage } from '@shop/contracts/i18n';
import type { ModalRequest } from '@shop/contracts/events';
import { Button, Dialog } from '@shop/contracts/ui';
import { AuthDialog } from './auth-dialog.tsx';
import { CountryChangeDialog } from './country-change-dialog.tsx';
import { CountryDialog } from './country-dialog.tsx';
import { PaymentErrorDialog } from './payment-error-dialog.tsx';
import { SessionEndedDialog } from './session-ended-dialog.tsx';

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

/** Renders one modal of the stack. */
export const ModalContent = ({ modal, onClose }: Props) => {
  switch (modal.name) {
    case 'country':
      return <CountryDialog onClose={onClose} />;
    case 'market-change':
      return <CountryChangeDialog {...modal.props} onClose={onClose} />;
    case 'auth':
      return <AuthDialog {...modal.props} onClose={onClose} />;
    case 'feedback-for-user':
      return 'notice' in modal.props ? (
        <SessionEndedDialog
          reason={modal.props.notice === 'login-again' ? 'login-again' : 'expired'}
          next={modal.props.next}
          onClose={onClose}
        />
      ) : (
        <MessageDialog {...modal.props} onClose={onClose} />
      );
    case 'feedback':
      return <MessageDialog {...modal.props} onClose={onClose} />;
    case 'payment-error':
      return <PaymentErrorDialog {...modal.props} onClose={onClose} />;
  }
};
