import { keepPress } from './keep-press.ts';

const start = () => {
  document.body.innerHTML = '<button><span><font>Add</font></span></button><p>Text</p>';
  const button = document.querySelector('button')!;
  const press = jest.fn();
  button.addEventListener('click', press);
  const font = document.querySelector('font')!;
  keepPress(font);
  font.replaceWith('Add');
  return { button, press };
};
const release = (target: Element) =>
  target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('keepPress', () => {
  it('S14 does a press that the browser has dropped', () => {
    const { button, press } = start();
    release(button.querySelector('span')!);
    jest.runAllTimers();
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('S14 does no press twice', () => {
    const { button, press } = start();
    release(button);
    button.click();
    jest.runAllTimers();
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('S14 does no press that was ended elsewhere, nor a later one', () => {
    const { button, press } = start();
    release(document.querySelector('p')!);
    release(button);
    jest.runAllTimers();
    expect(press).not.toHaveBeenCalled();
  });
});
