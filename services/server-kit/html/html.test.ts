import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from './html.ts';
import { status } from './elements.ts';

const hostile = `"><img src=x onerror=alert(1)>'&`;

describe('html', () => {
  it('escapes hostile text between tags and in attributes', () => {
    const { markup } = html`<a title="${hostile}">${hostile}</a>`;
    const inert = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;';
    expect(markup).toBe(`<a title="${inert}">${inert}</a>`);
  });

  it('keeps nested templates and joins lists', () => {
    const items = [1, '<'].map((it) => html`<li>${it}</li>`);
    expect(html`${items}`.markup).toBe('<li>1</li><li>&lt;</li>');
  });

  it('rejects an object that imitates markup', () => {
    const forged = { markup: '<script></script>' } as never;
    expect(() => html`${forged}`.markup).toThrow();
  });

  it('renders null, undefined and false as nothing, and 0 as 0', () => {
    expect(html`${null}${undefined}${false}${0}`.markup).toBe('0');
  });

  it('escapes a hostile status', () => {
    expect(status('<b>', 'plain').markup).toContain('&lt;b&gt;');
  });
});

describe('pages.css', () => {
  const css = readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8');

  it('has no id selectors, because each page chooses the ids of its tables', () => {
    expect([...css.matchAll(/#[a-z][\w-]*/gi)].map(([id]) => id)).toEqual([]);
  });
});
