import { useText } from '@shop/contracts/i18n';
import { Notice } from '@shop/contracts/ui';
import { useOnline } from './use-online.ts';

interface Props {
  /** Calls do not get through although the browser believes that it has a network. */
  offline: boolean;
}

/** Says that the network is gone and what becomes of changes meanwhile. */
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
