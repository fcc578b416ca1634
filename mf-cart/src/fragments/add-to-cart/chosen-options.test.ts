import { chooseOption, dropOption, optionQuantity } from './chosen-options.ts';

describe('options chosen for a line', () => {
  it('T7 goes with every piece until a number of its own is chosen', () => {
    const chosen = chooseOption({}, 'card');
    expect([optionQuantity(chosen, 'card', 1), optionQuantity(chosen, 'card', 6)]).toEqual([1, 6]);
    expect(optionQuantity(chooseOption(chosen, 'card', 2), 'card', 6)).toBe(2);
  });

  it('T7 is never for more pieces than the line has', () => {
    expect(optionQuantity(chooseOption({}, 'card', 5), 'card', 3)).toBe(3);
  });

  it('T7 is none once it is given up, and for what was never chosen', () => {
    expect(optionQuantity(dropOption(chooseOption({}, 'card'), 'card'), 'card', 3)).toBe(0);
    expect(optionQuantity({}, '__proto__', 3)).toBe(0);
  });
});
