import { runInNewContext } from 'node:vm';
import acceptPageLoader from './accept-page-loader.ts';

// swc leaves a comment on the line of what it describes.
const SCREEN =
  'export const load = async () => 1;\n/** `/cart`. */ export const Page = () => null;\n';

const loaded = (source: string): string => {
  let output = '';
  acceptPageLoader.call({ callback: (_error, content) => (output = String(content)) }, source);
  return output;
};

interface Hot {
  data?: unknown;
  dispose: (keep: (data: Record<string, unknown>) => void) => void;
  accept: () => void;
  invalidate: () => void;
}

/** Executes a module as webpack does: with what the version before it left. */
const execute = (source: string, data?: unknown) => {
  const outcome = { accepted: false, reloads: false, redraws: false, left: {} };
  const hot: Hot = {
    data,
    dispose: (keep) => keep(outcome.left),
    accept: () => (outcome.accepted = true),
    invalidate: () => (outcome.reloads = true),
  };
  const code = loaded(source)
    .replaceAll('export const', 'const')
    .replaceAll('import.meta.webpackHot', 'webpackHot');
  runInNewContext(code, {
    webpackHot: hot,
    __react_refresh_utils__: { enqueueUpdate: () => (outcome.redraws = true) },
  });
  return outcome;
};

describe('acceptPageLoader', () => {
  it('accepts a page module, and does nothing when it first runs', () => {
    expect(execute(SCREEN)).toMatchObject({ accepted: true, reloads: false, redraws: false });
  });

  it.each([
    ['an edited screen redraws in place', SCREEN.replace('null', "'new'"), 'redraws'],
    ['an edited load reloads the page', SCREEN.replace('1', '2'), 'reloads'],
    ['an update of an imported module reloads the page', SCREEN, 'reloads'],
  ])('%s', (_what, edited, way) => {
    const { left } = execute(SCREEN);
    const { reloads, redraws } = execute(edited, left);
    expect({ reloads, redraws }).toEqual({ reloads: false, redraws: false, [way]: true });
  });

  it('leaves every other module as it is', () => {
    for (const source of [
      'export const Page = () => null;\n',
      "export { load } from './load.ts';\nexport { CartPage as Page } from './cart-page.tsx';\n",
    ])
      expect(loaded(source)).toBe(source);
  });
});
