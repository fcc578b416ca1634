import { writeWishes } from '@shop/contracts/wish-list';
import { isWished } from './wish-list-button.tsx';

describe('isWished', () => {
  it.each([
    { owner: null, ownerId: null, seen: true },
    { owner: null, ownerId: 'CustAAAAAA', seen: true },
    { owner: 'CustAAAAAA', ownerId: 'CustAAAAAA', seen: true },
    { owner: 'CustAAAAAA', ownerId: null, seen: false },
    { owner: 'CustAAAAAA', ownerId: 'CustBBBBBB', seen: false },
  ])('T3 shows the list of $owner to $ownerId: $seen', ({ owner, ownerId, seen }) => {
    writeWishes({ owner, wishes: [{ kind: 'sku', code: 'BARBERA', at: 1 }] });
    expect(isWished('BARBERA', ownerId)).toBe(seen);
    expect(isWished('BARB', ownerId)).toBe(false);
  });
});
