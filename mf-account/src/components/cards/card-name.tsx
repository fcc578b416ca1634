import type { StoredPayment } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';

/** "Visa ending in 1881", or the brand alone. */
export const CardName = ({
  instrument: { brand, lastDigits },
}: Pick<StoredPayment, 'instrument'>) =>
  lastDigits ? (
    <FormattedMessage id="account.card" values={{ brand, digits: lastDigits }} />
  ) : (
    brand
  );
