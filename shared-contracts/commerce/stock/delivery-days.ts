/** Days from the order to the door when no stock level fits (section 9). */
export const DEFAULT_DAYS = { minDays: 7, maxDays: 14 } as const;

/** From this many days on a delivery time is shown; below it the item is ready in stock (section 9). */
export const SHOWN_FROM_DAYS = 2;
