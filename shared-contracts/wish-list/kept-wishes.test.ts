import { onWishes, readWishes, writeWishes } from './kept-wishes.ts';
import { storeText } from '../testing/storage.ts';

const wish = { kind: 'sku', code: 'BARBERA', at: 1 } as const;

beforeEach(() => {
  // Also clears the value that storage refused.
  writeWishes({ owner: null, wishes: [] });
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('kept wishes', () => {
  it('E5 stores a list and notifies subscribers until they unsubscribe', () => {
    const heard = jest.fn();
    const end = onWishes(heard);
    writeWishes({ owner: null, wishes: [wish] });
    expect(readWishes()).toEqual({ owner: null, wishes: [wish] });
    expect(readWishes()).toBe(readWishes());
    end();
    writeWishes({ owner: null, wishes: [] });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each(['{', '[]', '7', '{"owner":7,"wishes":{}}'])('E5 reads nothing out of %s', (text) => {
    storeText('wishList', text);
    expect(readWishes()).toEqual({ owner: null, wishes: [] });
  });

  it('keeps the list as long as the page where storage is refused', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeWishes({ owner: null, wishes: [wish] });
    expect(readWishes().wishes).toEqual([wish]);
  });
});
