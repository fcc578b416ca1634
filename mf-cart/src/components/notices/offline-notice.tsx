import { useText } from '@shop/contracts/i18n';
import { Notice } from '@shop/contracts/ui';
import { useOnline } from './use-online.ts';

interface Props {
  /** Calls do not get through although the browser reports a network. */
  offline: boolean;
}

/** Notice that the network is gone and that changes wait for it. */
export const OfflineNotice = ({ offline }: Props) => {
  const text = useText();
  const online = useOnline();
  if (online && !offline) return null;
  return (
    <Notice tone="warning" live title={text('cart.offline.title')}>
      {text('cart.offline.text')}
    </Notice>
  );
};
