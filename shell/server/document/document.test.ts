import { createHash } from 'node:crypto';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeConfig } from '@shop/contracts/testing';
import { BOOT_ID, type Boot } from '../../src/boot/boot-data.ts';
import { makeRelease } from '../../src/testing/make-release.ts';
import { createReleaseHealth } from '../health/release-health.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { renderDocument } from './document.ts';
import { inlineStyles, styleSources } from './inline-styles.ts';

const context = contextOf(MARKETS[0]!, null, 'it');
const set = {
  id: 'x',
  containers: {},
  releases: { catalog: makeRelease('1.0.0') },
  styles: { catalog: { 'page-product.css': '@layer remote { .card { color: red } }' } },
};
const shell = {
  begin: ['/assets/begin.js'],
  scripts: ['/assets/shell.js'],
  css: '@layer ui { .button { color: red } }',
  formSheets: [],
  messages: { it: ['/assets/messages-it.js'] },
};
const render = (
  state: object = {},
  releaseSet: ReleaseSet = set,
  place = context,
  further: Partial<Parameters<typeof renderDocument>[0]> = {},
) =>
  renderDocument({
    config: makeConfig(),
    context: place,
    rest: '/product/A',
    set: releaseSet,
    shell,
    rendered: 'page',
    html: '<h1>Barbera</h1>',
    head: { title: 'Barbera' },
    state,
    chunks: ['catalog/remoteEntry', 'catalog/page-product', 'cart/fragment-MiniCart'],
    ...further,
  });
/** Hashes of the text between the tags, as a browser computes them. */
const hashesIn = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('renderDocument', () => {
  it('names the fragments that fill slots, if any, for the browser', () => {
    const bootOf = (releaseSet: ReleaseSet) =>
      JSON.parse(parse(render({}, releaseSet)).getElementById(BOOT_ID)?.textContent ?? '') as Boot;
    expect(bootOf(set)).not.toHaveProperty('slots');
    const filling = makeRelease('1.0.0');
    filling.extras.slots = [
      { slot: 'product:below-facts', fragment: 'account/AccountOffer', order: 1 },
    ];
    const releases = { ...set.releases, account: filling };
    expect(bootOf({ ...set, releases }).slots).toEqual({
      'product:below-facts': ['account/AccountOffer'],
    });
  });

  it.each([
    ['rest-of-world-usd', 'US', 'en', 'en-US'],
    ['rest-of-world-usd', 'NO', 'en', 'en-GB'],
    ['rest-of-world-usd', 'US', 'it', 'it'],
    ['gb-gbp', 'GB', 'en', 'en-GB'],
  ] as const)(
    'M7 names its language as it is spelled: %s to %s in %s',
    (code, country, locale, lang) => {
      const market = MARKETS.find((it) => it.market_code === code)!;
      const html = render({}, set, contextOf(market, country, locale));
      expect(parse(html).documentElement.lang).toBe(lang);
    },
  );

  it('inlines sheets that the policy admits by their hashes, to the letter', () => {
    const tricky = {
      ...set,
      styles: { catalog: { 'page-product.css': '.a::after { content: "</style>" }' } },
    };
    for (const it of [set, tricky]) {
      const chunks = ['catalog/remoteEntry', 'catalog/page-product'];
      const html = render({}, it);
      expect(hashesIn(html)).toEqual(styleSources(inlineStyles(it, shell, chunks)));
      expect(hashesIn(html)).toHaveLength(3);
    }
  });

  it('lists the code of late fragments for active visitors, except files of the page itself', () => {
    const chunks = ['catalog/remoteEntry'];
    const lateChunks = ['catalog/remoteEntry', 'catalog/page-product'];
    const hrefs = (html: string, use: string) =>
      [...parse(html).querySelectorAll(`link[data-code=${use}]`)].map((it) =>
        it.getAttribute('href'),
      );
    const [before, after] = [render(), render({}, set, context, { chunks, lateChunks })];
    expect(hrefs(before, 'late')).toEqual([]);
    expect(hrefs(after, 'late').length).toBeGreaterThan(0);
    expect([...hrefs(after, 'fetch'), ...hrefs(after, 'late')]).toEqual(hrefs(before, 'fetch'));
    expect(hashesIn(after)).toEqual(hashesIn(before));
  });

  it('fixes the order of the layers before any sheet', () => {
    const [first, ...others] = parse(render()).querySelectorAll('style');
    expect(first?.textContent).toBe('@layer reset, tokens, ui, remote;');
    expect(others.length).toBeGreaterThan(0);
  });

  it('inlines style sheets with the URL that the chunk loader looks up', () => {
    const sheet = parse(render()).querySelector('style[data-href]');
    expect(sheet?.getAttribute('data-href')).toBe(
      'http://catalog.test/catalog/1.0.0/web/page-product.css',
    );
    expect(sheet?.textContent).toContain('.card');
  });

  it('inlines the forms’ sheets of a page that has them, which their chunks then do not load', () => {
    const formSheets = [{ href: '/assets/form.css', css: '@layer ui { .fields { gap: 1rem } }' }];
    const of = (html: string) => parse(html).querySelector('style[data-href="/assets/form.css"]');
    expect(of(render({}, set, context, { shell: { ...shell, formSheets } }))?.textContent).toBe(
      formSheets[0]?.css,
    );
    expect(of(render())).toBeNull();
  });

  it('runs one script and lists the others for it, the container with its integrity', () => {
    const page = parse(render());
    expect([...page.querySelectorAll('script[src]')].map((it) => it.getAttribute('src'))).toEqual([
      '/assets/begin.js',
    ]);
    expect(page.querySelectorAll('link[rel=preload][as=script]')).toHaveLength(0);
    const links = [...page.querySelectorAll('link[data-code]')];
    expect(links.map((it) => [it.getAttribute('data-code'), it.getAttribute('href')])).toEqual([
      ['run', '/assets/shell.js'],
      ['fetch', '/assets/messages-it.js'],
      ['fetch', 'http://catalog.test/catalog/1.0.0/web/remoteEntry.js'],
      ['fetch', 'http://catalog.test/catalog/1.0.0/web/page-product.js'],
    ]);
    expect(links[2]?.getAttribute('integrity')).toBe(set.releases.catalog.metadata.integrity);
  });

  it('names the stable release of a canary, and what the page needs to report its health', () => {
    const defaultSet = {
      ...set,
      id: 'default',
      releases: { catalog: makeRelease('0.9.0'), cart: makeRelease('1.0.0') },
    };
    const canary = { ...set, releases: { ...set.releases, cart: makeRelease('1.0.0') } };
    const health = createReleaseHealth({
      health: { key: 'a-key-long-enough', sample: 1 },
      developed: undefined,
      shop: makeConfig(),
    }).of(canary, defaultSet);
    const page = parse(render({}, canary, context, { defaultSet, health }));
    const boot = JSON.parse(page.getElementById(BOOT_ID)?.textContent ?? '') as Boot;
    expect(boot.remotes.catalog).toMatchObject({ version: '1.0.0', stable: { version: '0.9.0' } });
    expect(boot.remotes.cart).not.toHaveProperty('stable');
    expect(boot.health).toEqual(health);
  });

  it('Q1 preloads no font, which would take its part of the line before the first frame', () => {
    const preloads = parse(render()).querySelectorAll('link[rel=preload]');
    expect([...preloads].map((it) => it.getAttribute('as'))).not.toContain('font');
  });

  it('embeds the state inertly, whatever its texts', () => {
    const text = '</script><script>alert(1)</script>';
    const page = parse(render({ api: text }));
    expect([...page.querySelectorAll('script')].some((it) => it.textContent === 'alert(1)')).toBe(
      false,
    );
    const boot = JSON.parse(page.getElementById(BOOT_ID)?.textContent ?? '') as { state: unknown };
    expect(boot.state).toEqual({ api: text });
  });
});
