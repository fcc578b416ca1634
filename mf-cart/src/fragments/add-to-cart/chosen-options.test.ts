import { chooseOption, dropOption, optionQuantity } from './chosen-options.ts';

describe('ChosenOptions', () => {
  it('T7 follows the quantity until it gets its own', () => {
    const chosen = chooseOption({}, 'card');
    expect([optionQuantity(chosen, 'card', 1), optionQuantity(chosen, 'card', 6)]).toEqual([1, 6]);
    expect(optionQuantity(chooseOption(chosen, 'card', 2), 'card', 6)).toBe(2);
  });

  it('T7 is capped at the line’s quantity', () => {
    expect(optionQuantity(chooseOption({}, 'card', 5), 'card', 3)).toBe(3);
  });

  it('T7 is 0 after it is dropped, and for options never chosen', () => {
    expect(optionQuantity(dropOption(chooseOption({}, 'card'), 'card'), 'card', 3)).toBe(0);
    expect(optionQuantity({}, '__proto__', 3)).toBe(0);
  });
});
