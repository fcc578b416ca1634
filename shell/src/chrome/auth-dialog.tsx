import { useEffect, useEffectEvent, useRef } from 'react';
import type { ModalProps } from '@shop/contracts/events';
import { FormattedMessage, shopTexts } from '@shop/contracts/i18n';
import { Fragment } from '@shop/contracts/remote';
import { useGoTo, useLocation } from '@shop/contracts/routing';
import { selectIsCustomer, selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Button, Dialog, Skeleton } from '@shop/contracts/ui';
import { endedTexts } from './ended-texts.ts';

type Props = ModalProps['auth'] & { onClose: () => void };

/**
 * Dialog to log in or register, then return to the page it was opened for (S15). After an expired session it names
 * the reason and allows continuing as a guest.
 */
export const AuthDialog = ({ reason, next, onClose }: Props) => {
  const goTo = useGoTo();
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
  // Someone logged in, here or in another tab.
  const isAnswered = reason !== undefined && isCustomer;
  const answer = useEffectEvent(done);
  useEffect(() => {
    if (isAnswered) answer();
  }, [isAnswered]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id={reason ? shopTexts.session_expired : 'shell.account'} />}
      actions={
        reason && (
          <Button onClick={onClose}>
            <FormattedMessage id="shell.sessionExpired.later" />
          </Button>
        )
      }
    >
      {reason && (
        <p>
          <FormattedMessage id={endedTexts[reason]} />
        </p>
      )}
      <Fragment of="account" name="AuthForm" onDone={done} fallback={<Skeleton lines={5} />} />
    </Dialog>
  );
};
