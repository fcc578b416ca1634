import { formatMinute, type CountryCode } from '@shop/contracts/market';

/** When something happened to an order, on the clock of the country it goes to. */
export const EventTime = ({ at, country }: { at: string; country: CountryCode | null }) => (
  <time dateTime={at}>{formatMinute(at, country)}</time>
);
