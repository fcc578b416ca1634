import { formatMinute, type CountryCode } from '@shop/contracts/market';

/** Time of an order's event, in the time zone of its destination. */
export const EventTime = ({ at, country }: { at: string; country: CountryCode | null }) => (
  <time dateTime={at}>{formatMinute(at, country)}</time>
);
