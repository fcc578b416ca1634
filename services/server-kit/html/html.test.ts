import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from './html.ts';
import { status } from './status.ts';

const hostile = `"><img src=x onerror=alert(1)>'&`;

describe('the template of the pages', () => {
  it('shows hostile text as text, between tags and in attributes', () => {
    const { markup } = html`<a title="${hostile}">${hostile}</a>`;
    const inert = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;';
    expect(markup).toBe(`<a title="${inert}">${inert}</a>`);
  });

  it('keeps markup of its own, and joins lists', () => {
    const items = [1, '<'].map((it) => html`<li>${it}</li>`);
    expect(html`${items}`.markup).toBe('<li>1</li><li>&lt;</li>');
  });

  it('takes no object for markup that only looks like it', () => {
    const forged = { markup: '<script></script>' } as never;
    expect(() => html`${forged}`.markup).toThrow();
  });

  it('renders nothing for missing values, and zero for zero', () => {
    expect(html`${null}${undefined}${false}${0}`.markup).toBe('0');
  });

  it('shows a hostile status as text', () => {
    expect(status('<b>', 'plain').markup).toContain('&lt;b&gt;');
  });
});

describe('the style sheet of the pages', () => {
  const css = readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8');

  it('styles nothing by its id: ids are of each page, and of its tables', () => {
    expect([...css.matchAll(/#[a-z][\w-]*/gi)].map(([id]) => id)).toEqual([]);
  });
});
