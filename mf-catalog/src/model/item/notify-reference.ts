/** Reference of the subscription of somebody who waits for an item (E4): one per item and address. */
export const notifyReference = (code: string): string => `back-in-stock:${code}`;
