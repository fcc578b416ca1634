import type { ModalProps } from '@shop/contracts/events';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Fragment } from '@shop/contracts/remote';
import { useGoTo, useLocation } from '@shop/contracts/routing';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { Dialog, Skeleton } from '@shop/contracts/ui';

interface Props {
  next: ModalProps['auth']['next'];
  onClose: () => void;
}

/** Log in or register over the page on view, and go back to the page it is for where that is another (S15). */
export const AuthDialog = ({ next, onClose }: Props) => {
  const goTo = useGoTo();
  const { prefix } = useAppSelector(selectMarketContext);
  const { pathname, search } = useLocation();
  const here = `${pathname.slice(prefix.length) || '/'}${search}`;
  const done = () => {
    onClose();
    // In the place of the entry that the dialog put on the history.
    if (next && next !== here) goTo(next, { replace: true });
  };
  return (
    <Dialog open onClose={onClose} title={<FormattedMessage id="shell.account" />}>
      <Fragment of="account" name="AuthForm" onDone={done} fallback={<Skeleton lines={5} />} />
    </Dialog>
  );
};
