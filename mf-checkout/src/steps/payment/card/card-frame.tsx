import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { RetryNotice, Skeleton } from '@shop/contracts/ui';
import type { CardFrameProps } from './card-port.ts';
import { isDemonstration } from '../../../payment-frame/is-demonstration.ts';
import css from './card-frame.module.css';
import { CardPlace } from './card-place.tsx';
import { toSetting } from './to-setting.ts';
import { useCardFrame } from './use-card-frame.ts';
import { useColourScheme } from './use-colour-scheme.ts';

/** What the frame may do: run its scripts as its own origin, send forms to a bank, open a wallet's window. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * The payment frame: a document of its own, on the host of this release, in which card data are typed. The shop sees a
 * nonce and how it is shown, never what was typed. Its height is kept free before it comes.
 */
export const CardFrame = ({ order, clientToken, disabled, onReady, ref }: CardFrameProps) => {
  const text = useText();
  const locale = useAppSelector(selectLocale);
  const setting = toSetting(order, { locale, scheme: useColourScheme(), disabled });
  const { iframe, address, attempt, phase, height, retry } = useCardFrame({
    clientToken,
    setting,
    onReady,
    ref,
  });
  if (phase === 'missing') {
    return (
      <RetryNotice tone="danger" onRetry={retry}>
        <FormattedMessage id="checkout.card_frame.late" />
      </RetryNotice>
    );
  }
  const kind = isDemonstration(clientToken) ? 'demonstration' : 'drop-in';
  return (
    <CardPlace kind={kind} busy={phase === 'coming'}>
      {phase === 'coming' && (
        <div className={css.waiting}>
          <Skeleton lines={4} height="3.5rem" />
        </div>
      )}
      <iframe
        key={attempt}
        ref={iframe}
        className={css.frame}
        src={address}
        sandbox={SANDBOX}
        allow="payment"
        title={text('checkout.card_frame.title')}
        style={height === null ? undefined : { height }}
        data-phase={phase}
      />
    </CardPlace>
  );
};
