import { join } from 'node:path';
import ts from 'typescript';
import { KIT, ROOT } from '../remote-kit/workspace.ts';

/** A team that is no part of shared-contracts: its folder declares its fragments and a slot of its page. */
const FOLDER = join(ROOT, 'mf-stories', 'src');
const DECLARATIONS = `
  import type {} from '@shop/contracts/remote';
  declare module '@shop/contracts/remote/fragments' {
    interface FragmentProps {
      stories: { Teaser: { code: string }; Story: { story: string } };
    }
    interface CartFragments { Tip: { code: string } }
  }
  declare module '@shop/contracts/remote/slots' {
    interface SlotProps { 'stories:below-story': { story: string } }
  }`;

/** The module of its remote, with something else in its slots. */
const remoteWith = (slots: string) => `
  import { defineRemote } from '@shop/contracts/remote';
  export default defineRemote({
    name: 'stories',
    contract: '2.6.0',
    routes: [],
    pages: {},
    fragments: {
      Teaser: async () => ({ default: (_: { code: string }) => null }),
      Story: async () => ({ default: (_: { story: string }) => null }),
    },
    slots: ${slots},
    messages: async () => ({}),
    register: () => undefined,
  });`;

/** Files of another team's page, and of the team itself. */
const FILES: Readonly<Record<string, string>> = {
  'own.ts': remoteWith(`[{ slot: 'product:below-facts', fragment: 'Teaser', order: 10 },
    { slot: 'stories:below-story', fragment: 'Story', order: 1 }]`),
  'unknown-slot.ts': remoteWith(`[{ slot: 'product:nowhere', fragment: 'Teaser', order: 1 }]`),
  'unknown-fragment.ts': remoteWith(
    `[{ slot: 'product:below-facts', fragment: 'Poster', order: 1 }]`,
  ),
  // The slot passes no story.
  'other-props.ts': remoteWith(`[{ slot: 'product:below-facts', fragment: 'Story', order: 1 }]`),
  'of-another-team.ts': remoteWith(
    `[{ slot: 'home:below-products', fragment: 'OrderSummary', order: 1 }]`,
  ),
  'page.tsx': `
    import { Fragment, Slot, type FragmentRef, type RemoteName } from '@shop/contracts/remote';
    export const ref: FragmentRef = 'stories/Teaser';
    export const name: RemoteName = 'stories';
    export const page = (
      <>
        <Fragment of="stories" name="Teaser" fallback={null} code="BARBERA" />
        <Fragment of="cart" name="MiniCart" fallback={null} />
        <Fragment of="cart" name="Tip" fallback={null} code="BARBERA" />
        <Slot name="stories:below-story" story="harvest" />
        <Slot name="product:below-facts" kind="sku" code="A" itemName="Barbera" />
      </>
    );`,
  'page-without-props.tsx': `
    import { Fragment } from '@shop/contracts/remote';
    export const page = <Fragment of="stories" name="Teaser" fallback={null} />;`,
  'slot-without-props.tsx': `
    import { Slot } from '@shop/contracts/remote';
    export const page = <Slot name="stories:below-story" />;`,
};

const createProgram = (): ts.Program => {
  const { config } = ts.readConfigFile(join(KIT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const texts = new Map(
    Object.entries({ ...FILES, 'fragments.ts': DECLARATIONS }).map(([file, text]) => [
      join(FOLDER, file),
      text,
    ]),
  );
  const host = ts.createCompilerHost({ ...options, types: [] });
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.directoryExists = (path) => path === FOLDER || (directoryExists?.(path) ?? true);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, version) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile(path, version)
      : ts.createSourceFile(path, text, version, true);
  };
  return ts.createProgram([...texts.keys()], { ...options, types: [] }, host);
};

describe('types of fragments and slots', () => {
  let program: ts.Program;
  beforeAll(() => {
    program = createProgram();
  });
  const errorsOf = (file: string): string[] => {
    const source = program.getSourceFile(join(FOLDER, file));
    if (!source) throw new Error(`${file} is not compiled`);
    return program
      .getSemanticDiagnostics(source)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  };

  it.each(['fragments.ts', 'own.ts', 'page.tsx'])(
    'a team declares its own from its folder: %s compiles',
    (file) => {
      expect(errorsOf(file)).toEqual([]);
    },
  );

  it.each([
    ['a slot that no page has', 'unknown-slot.ts', 'product:nowhere'],
    ['a fragment that the remote does not have', 'unknown-fragment.ts', 'Poster'],
    ['a fragment that needs props which the slot does not pass', 'other-props.ts', 'Story'],
    ['a fragment of another team', 'of-another-team.ts', '"Teaser" | "Story"'],
    ['a fragment without its props', 'page-without-props.tsx', 'code'],
    ['a slot without its props', 'slot-without-props.tsx', 'story'],
  ])('%s does not compile', (_, file, word) => {
    expect(errorsOf(file)).toEqual([expect.stringContaining(word)]);
  });
});
