import { renderInShop } from '../testing/render-in-shop.tsx';
import { Price } from './price.tsx';

const euro = (cents: number) => ({ cents, currency: 'EUR' as const });
const spoken = (container: HTMLElement) => container.textContent?.replaceAll('\u00a0', ' ');

describe('Price', () => {
  it('M8 is written as the language does', () => {
    expect(spoken(renderInShop(<Price money={euro(145_00)} />, { locale: 'it' }).container)).toBe(
      '145,00 €',
    );
    expect(spoken(renderInShop(<Price money={euro(145_00)} />).container)).toBe('€145.00');
  });

  it('M8 shows dollars with $ in every language', () => {
    const dollars = { cents: 9_50, currency: 'USD' as const };
    expect(spoken(renderInShop(<Price money={dollars} />, { locale: 'it' }).container)).toBe(
      '9,50 $',
    );
  });

  it('distinguishes the former price from the current one, also for screen readers', () => {
    const { container } = renderInShop(<Price money={euro(14_50)} compareAt={euro(18_00)} />);
    expect(spoken(container)).toBe('Regular price €18.00 Current price €14.50');
  });

  it('shows no comparison that is no reduction', () => {
    const { container } = renderInShop(<Price money={euro(14_50)} compareAt={euro(14_50)} />);
    expect(spoken(container)).toBe('€14.50');
  });
});
