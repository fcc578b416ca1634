import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFits, CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import type { FragmentName, RemoteName } from '@shop/contracts/remote/fragments';
import { ROOT } from '../remote-kit/workspace.ts';
import { REMOTE_NAMES } from '../remote-kit/remotes.ts';
import type { ArtifactReport } from './inspect-artifact.ts';
import { readArtifact } from './read-artifact.ts';

/**
 * Fragments that the contract itself declares: of a remote named here, a missing one does not compile. Those that a
 * remote declares in its own folder are checked by the type of `defineRemote`.
 */
const FRAGMENTS: { [N in RemoteName]?: Record<FragmentName<N>, true> } = {
  catalog: { SearchBox: true },
  cart: {
    CartReconciler: true,
    MiniCart: true,
    AddToCart: true,
    OrderSummary: true,
  },
  checkout: {},
  account: { AuthForm: true, AccountOffer: true, AddressForm: true, AddressBook: true },
};

describe.each(REMOTE_NAMES)('built artifact of %s', (name) => {
  let report: ArtifactReport;
  beforeAll(() => {
    report = readArtifact(name);
  });

  it('states its name and contract version', () => {
    expect(report.name).toBe(name);
    expect(contractFits(report.contract, CONTRACT_VERSION)).toBe(true);
  });

  it('has a page that loads and renders for every announced route', () => {
    const { announced } = report as { announced: { id: string }[] };
    expect(announced.map(({ id }) => id)).toEqual(report.routes.map(({ id }) => id));
    for (const { id } of announced) {
      expect({ id, exports: report.pages[id] }).toEqual({
        id,
        exports: expect.arrayContaining(['Page', 'load']),
      });
    }
  });

  it('has exactly the fragments of the contract, each a component', () => {
    if (FRAGMENTS[name]) expect(report.fragments).toEqual(FRAGMENTS[name]);
    for (const isComponent of Object.values(report.fragments)) expect(isComponent).toBe(true);
  });

  it('fills slots with fragments that it has, as its release announces', () => {
    expect(report.announcedSlots).toEqual(report.slots);
    for (const { fragment } of report.slots)
      expect(report.fragments).toHaveProperty(fragment.replace(`${name}/`, ''), true);
  });

  it('M7 has the same messages in all five languages', () => {
    const { it: italian, ...others } = report.messages;
    expect(italian?.length).toBeGreaterThan(0);
    for (const keys of Object.values(others))
      expect([...keys].sort()).toEqual([...(italian ?? [])].sort());
  });

  it('lists the files of every page, fragment and language in its release', () => {
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
