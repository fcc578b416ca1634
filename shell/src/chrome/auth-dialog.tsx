import { useEffect, useEffectEvent, useRef } from 'react';
import type { ModalProps } from '@shop/contracts/events';
import { FormattedMessage, shopTexts } from '@shop/contracts/i18n';
import { Fragment } from '@shop/contracts/remote';
import { useGoTo, useLocation } from '@shop/contracts/routing';
import { selectIsCustomer, selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Dialog, Skeleton } from '@shop/contracts/ui';

type Props = ModalProps['auth'] & { onClose: () => void };

/**
 * Log in or register over the page on view, and go back to the page it is for where that is another (S15). Whose session
 * expired is told so, and may go on without.
 */
export const AuthDialog = ({ reason, next, onClose }: Props) => {
  const goTo = useGoTo();
  const isExpired = reason === 'expired';
  const { prefix } = useAppSelector(selectMarketContext);
  const { pathname, search } = useLocation();
  const isCustomer = useAppSelector(selectIsCustomer);
  const here = `${pathname.slice(prefix.length) || '/'}${search}`;
  const isDone = useRef(false);
  const done = () => {
    if (isDone.current) return;
    isDone.current = true;
    onClose();
    // In the place of the entry that the dialog put on the history.
    if (next && next !== here) goTo(next, { replace: true });
  };
  // Somebody logged in, here or in another tab.
  const isAnswered = isExpired && isCustomer;
  const answer = useEffectEvent(done);
  useEffect(() => {
    if (isAnswered) answer();
  }, [isAnswered]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id={isExpired ? shopTexts.session_expired : 'shell.account'} />}
      actions={
        isExpired && (
          <Button onClick={onClose}>
            <FormattedMessage id="shell.sessionExpired.later" />
          </Button>
        )
      }
    >
      {isExpired && (
        <p>
          <FormattedMessage id="shell.sessionExpired.text" />
        </p>
      )}
      <Fragment of="account" name="AuthForm" onDone={done} fallback={<Skeleton lines={5} />} />
    </Dialog>
  );
};
