import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFits, CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { REMOTE_NAMES, type FragmentProps } from '@shop/contracts/remote/fragments';
import { ROOT } from '../launcher/paths.ts';
import type { ArtifactReport } from './inspect-artifact.ts';
import { readArtifact } from './read-artifact.ts';

/** Fragments that pages of other teams count on. */
const PROMISED: { [N in keyof FragmentProps]: (keyof FragmentProps[N])[] } = {
  catalog: ['SearchBox'],
  cart: ['MiniCart', 'AddToCart', 'OrderSummary'],
  checkout: [],
  account: ['AuthForm'],
};

describe.each(REMOTE_NAMES)('built artifact of %s', (name) => {
  let report: ArtifactReport;
  beforeAll(() => {
    report = readArtifact(name);
  });

  it('says who it is and which contract it was built for', () => {
    expect(report.name).toBe(name);
    expect(contractFits(report.contract, CONTRACT_VERSION)).toBe(true);
  });

  it('has a page that loads and renders for every route it announces', () => {
    const { announced } = report as { announced: { id: string }[] };
    expect(announced.map(({ id }) => id)).toEqual(report.routes.map(({ id }) => id));
    for (const { id } of announced) {
      expect({ id, exports: report.pages[id] }).toEqual({
        id,
        exports: expect.arrayContaining(['Page', 'load']),
      });
    }
  });

  it('offers every fragment other teams count on', () => {
    for (const fragment of PROMISED[name]) expect(report.fragments).toHaveProperty(fragment, true);
  });

  it('M7 has the same messages in all five languages', () => {
    const { it: italian, ...others } = report.messages;
    expect(italian?.length).toBeGreaterThan(0);
    for (const keys of Object.values(others))
      expect([...keys].sort()).toEqual([...(italian ?? [])].sort());
  });

  it('names the files of every page, fragment and language in its release', () => {
    const dist = join(ROOT, `mf-${name}`, 'dist');
    const { assets, integrity } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as {
      assets: Record<string, { js: string[]; css: string[] }>;
      integrity: Record<string, string>;
    };
    const chunks = [
      'remoteEntry',
      'remote',
      ...report.routes.map(({ id }) => `page-${id}`),
      ...Object.keys(report.fragments).map((fragment) => `fragment-${fragment}`),
      ...Object.keys(report.messages).map((locale) => `messages-${locale}`),
    ];
    for (const chunk of chunks) {
      const { js = [], css = [] } = assets[chunk] ?? {};
      expect({ chunk, files: js.length }).toEqual({ chunk, files: expect.any(Number) });
      expect(js.length).toBeGreaterThan(0);
      for (const file of [...js, ...css]) {
        expect(existsSync(join(dist, 'web', file))).toBe(true);
        expect(integrity).toHaveProperty([`web/${file}`]);
      }
    }
  });
});
