import { eventTime } from '../../model/orders/event-time.ts';

/** When something happened, on the visitor's clock. */
export const EventTime = ({ at }: { at: string }) => <time dateTime={at}>{eventTime(at)}</time>;
