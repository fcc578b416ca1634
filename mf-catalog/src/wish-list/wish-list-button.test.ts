import { writeWishes } from '@shop/contracts/wish-list';
import { isOnWishList } from './wish-list-button.tsx';

describe('isOnWishList', () => {
  it.each([
    { owner: null, ownerId: null, seen: true },
    { owner: null, ownerId: 'CustAAAAAA', seen: true },
    { owner: 'CustAAAAAA', ownerId: 'CustAAAAAA', seen: true },
    { owner: 'CustAAAAAA', ownerId: null, seen: false },
    { owner: 'CustAAAAAA', ownerId: 'CustBBBBBB', seen: false },
  ])('T3 shows the list of $owner to $ownerId: $seen', ({ owner, ownerId, seen }) => {
    writeWishes({ owner, wishes: [{ kind: 'sku', code: 'BARBERA', at: 1 }] });
    expect(isOnWishList('BARBERA', ownerId)).toBe(seen);
    expect(isOnWishList('BARB', ownerId)).toBe(false);
  });
});
