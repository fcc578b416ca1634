import type { Address } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useText } from '@shop/contracts/i18n';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import { RetryNotice, Skeleton } from '@shop/contracts/ui';
import type { BillingDetails, Setting } from '../../../payment-frame/protocol/messages.ts';
import type { CardFrameProps } from './card-port.ts';
import { isDemonstration } from '../../../payment-frame/is-demonstration.ts';
import css from './card-frame.module.css';
import { CardPlace } from './card-place.tsx';
import { useCardFrame } from './use-card-frame.ts';

const cut = (text: string | null, longest: number): string => (text ?? '').slice(0, longest);

const toBilling = (address: Address): BillingDetails => ({
  firstName: cut(address.first_name, 200),
  lastName: cut(address.last_name, 200),
  company: cut(address.company, 200),
  line1: cut(address.line_1, 500),
  line2: cut(address.line_2, 500),
  city: cut(address.city, 200),
  zip: cut(address.zip_code, 40),
  state: cut(address.state_code, 40),
  country: cut(address.country_code, 2),
  phone: cut(address.phone, 60),
});

/** Settings for the payment frame: the order's amount, billing details for the bank, and the page's appearance. */
const toSetting = (
  order: Order,
  page: Pick<Setting, 'locale' | 'scheme' | 'disabled'>,
): Setting => ({
  ...page,
  amount: order.totals.total,
  email: cut(order.email, 320),
  billing: order.billingAddress && toBilling(order.billingAddress),
});

const DARK = '(prefers-color-scheme: dark)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** A theme set on the document overrides the device's preference (tokens.css). */
const scheme = (): 'light' | 'dark' => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
};

/** The page's color scheme. */
const useColorScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, scheme, () => 'light');

/** Permissions of the frame: scripts of its own origin, forms to a bank, a wallet's window. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * The payment frame: a document of its own, on the host of this release, for card data. The shop gets a nonce and a
 * display name, never the input. Its height is reserved before it loads.
 */
export const CardFrame = ({ order, clientToken, disabled, onReady, ref }: CardFrameProps) => {
  const text = useText();
  const locale = useAppSelector(selectLocale);
  const setting = toSetting(order, { locale, scheme: useColorScheme(), disabled });
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
