import { FormattedMessage } from '@shop/contracts/i18n';
import { namesPayment } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';

/** What the button that places the order says: that one pays, where the law asks for it and there is something to pay. */
export const PlaceLabel = ({ isFree }: { isFree: boolean }) => {
  const { country } = useAppSelector(selectMarketContext);
  const pays = !isFree && namesPayment(country);
  return (
    <FormattedMessage id={pays ? 'checkout.payment.place_and_pay' : 'checkout.payment.place'} />
  );
};
