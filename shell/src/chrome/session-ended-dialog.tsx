import type { ModalProps } from '@shop/contracts/events';
import { FormattedMessage, shopTexts } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { Button, Dialog } from '@shop/contracts/ui';
import { endedTexts } from './ended-texts.ts';

interface Props {
  reason: NonNullable<ModalProps['auth']['reason']>;
  next: NonNullable<ModalProps['auth']['next']>;
  onClose: () => void;
}

/** Shows why the session ended and offers to log in and return to the same page (S15). */
export const SessionEndedDialog = ({ reason, next, onClose }: Props) => {
  const { events } = useShop();
  const logIn = () => {
    // The form takes the notice's place, with nothing closed in between.
    events.emit('modal:open', { name: 'auth', props: { reason, next } });
    events.emit('modal:close', { name: 'feedback-for-user' });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id={shopTexts.session_expired} />}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="shell.sessionExpired.later" />
          </Button>
          <Button variant="primary" onClick={logIn}>
            <FormattedMessage id="shell.sessionExpired.logIn" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id={endedTexts[reason]} />
      </p>
    </Dialog>
  );
};
