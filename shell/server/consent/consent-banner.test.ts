import { LOCALES } from '@shop/contracts/market';
import { consentBanner } from './consent-banner.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the question about statistics, as documents have it', () => {
  it.each(LOCALES)('A2 offers yes and no by equal buttons, hidden by default: %s', (locale) => {
    const document = parse(consentBanner({ locale, prefix: '/it/eur/it' }));
    const section = document.querySelector('section#consent');
    expect(section?.hasAttribute('hidden')).toBe(true);
    expect(section?.getAttribute('aria-label')).toBeTruthy();
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map(({ value }) => value)).toEqual(['denied', 'granted']);
    for (const { attributes } of buttons)
      expect([...attributes].map(({ name }) => name)).toEqual(['type', 'value']);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/it/eur/it/info/privacy');
  });
});
