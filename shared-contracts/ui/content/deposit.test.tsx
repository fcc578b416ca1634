import { renderInShop } from '../testing/render-in-shop.tsx';
import { Deposit } from './deposit.tsx';
import priceCss from './price.module.css';

const spoken = (container: HTMLElement) => container.textContent?.replaceAll('\u00a0', ' ').trim();
const terms = { cents: 25, words: ['EINWEG'] };

describe('Deposit', () => {
  it('L5 states the amount that is added to the price, and the word of the law', () => {
    const { container } = renderInShop(<Deposit terms={terms} currency="EUR" />, { locale: 'de' });
    expect(spoken(container)).toBe('zzgl. 0,25 € Pfand EINWEG');
  });

  it('L5 writes the word as large as the price', () => {
    const { getByText } = renderInShop(<Deposit terms={terms} currency="EUR" size="large" />);
    expect(getByText('EINWEG').classList).toContain(priceCss['large']);
    expect(getByText('EINWEG').lang).toBe('de');
  });

  it('L5 is a word alone for a container without a deposit, and nothing without either', () => {
    const render = (cents: number, words: string[]) =>
      renderInShop(<Deposit terms={{ cents, words }} currency="EUR" />).container;
    expect(spoken(render(0, ['MEHRWEG']))).toBe('MEHRWEG');
    expect(spoken(render(15, ['EINWEG', 'MEHRWEG']))).toBe('plus €0.15 deposit EINWEG MEHRWEG');
    expect(spoken(render(0, []))).toBe('');
  });
});
