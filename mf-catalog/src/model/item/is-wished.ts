/** Where `@shop/contracts/wish-list` keeps the list, whose code comes when a list is opened or changed. */
const WISHES_KEY = 'fv.wish-list';

/**
 * Whether an item is on the list kept here, a guest's or the customer's own. Reads no more than it has to: every page of
 * an item asks.
 */
export const isWished = (code: string, ownerId: string | null): boolean => {
  try {
    const text = localStorage.getItem(WISHES_KEY) ?? '';
    const owners = ownerId === null ? ['null'] : ['null', JSON.stringify(ownerId)];
    return (
      owners.some((it) => text.startsWith(`{"owner":${it},`)) &&
      text.includes(`"code":${JSON.stringify(code)}`)
    );
  } catch {
    return false;
  }
};
