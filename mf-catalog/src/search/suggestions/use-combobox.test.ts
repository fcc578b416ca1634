import { moveActive } from './use-combobox.ts';

const press = (key: string, active: number | null, count = 3) =>
  moveActive({ key, altKey: false }, active, count);

describe('moveActive', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', null, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowLeft', 1, null],
    ['ArrowRight', 1, null],
  ])('S4 %s moves from %s to %s', (key, from, to) => {
    expect(press(key, from)).toBe(to);
  });

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight', 'a'])(
    'S4 %s acts on the text while no option is active',
    (key) => {
      expect(press(key, null)).toBeUndefined();
    },
  );

  it('S4 no key moves in an empty list or with Alt', () => {
    expect(press('ArrowDown', null, 0)).toBeUndefined();
    expect(moveActive({ key: 'ArrowDown', altKey: true }, 0, 3)).toBeUndefined();
  });
});
