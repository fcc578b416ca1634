import { withCompiledImports } from './pack-packages.ts';
import { publishedManifest } from './published-manifest.ts';
import { withSiblingImports } from './sibling-imports.ts';

describe('withCompiledImports', () => {
  it.each([
    ["import { a } from './a.ts';", "import { a } from './a.js';"],
    ["export { Page } from '../page.tsx';", "export { Page } from '../page.js';"],
    ["import './a.ts';", "import './a.js';"],
    [
      'import(\n/* webpackChunkName: "x" */ \'./x.tsx\')',
      'import(\n/* webpackChunkName: "x" */ \'./x.js\')',
    ],
    ['type T = import("./types.ts").T;', 'type T = import("./types.js").T;'],
  ])('rewrites %s', (source, compiled) => {
    expect(withCompiledImports(source)).toBe(compiled);
  });

  it.each([
    "entry: { standalone: './src/standalone.tsx' }",
    'import(`./messages/${locale}.json`)',
    "import ts from 'typescript';",
  ])('leaves %s', (source) => {
    expect(withCompiledImports(source)).toBe(source);
  });
});

describe('withSiblingImports', () => {
  const contracts = { folder: 'shared-contracts', name: '@shop/contracts' };
  const standalone = { folder: 'tooling/standalone', name: '@shop/standalone' };
  const rewrite = (text: string, file: string) =>
    withSiblingImports(text, file, standalone, [contracts, standalone]);

  it('reaches another packed package where node_modules has it', () => {
    const from = "import '../../shared-contracts/ui/reset.css';";
    expect(rewrite(from, 'tooling/standalone/page.js')).toBe("import '../contracts/ui/reset.css';");
    const inner = "composes: label from '../../../shared-contracts/ui/labels.module.css';";
    expect(rewrite(inner, 'tooling/standalone/parts/bar.css')).toBe(
      "composes: label from '../../contracts/ui/labels.module.css';",
    );
  });

  it('leaves imports inside the package', () => {
    const text = "import { bar } from './bar.js';";
    expect(rewrite(text, 'tooling/standalone/page.js')).toBe(text);
  });

  it('refuses an import of a package that is not packed', () => {
    expect(() => rewrite("import '../../shell/src/app.js';", 'tooling/standalone/page.js')).toThrow(
      'tooling/standalone/page.js imports ../../shell/src/app.js',
    );
  });
});

it('publishedManifest names compiled files with their declarations, without the workspace’s fields', () => {
  const manifest = {
    ...{ name: '@shop/contracts', version: '1.0.0', private: true, scripts: { test: 'jest' } },
    devDependencies: { jest: '30.0.0' },
    dependencies: { mitt: '3.0.1' },
    exports: { './ui': './ui/index.ts', './jest': './jest/project.mjs' },
  };
  expect(publishedManifest(manifest)).toEqual({
    ...{ name: '@shop/contracts', version: '1.0.0', dependencies: { mitt: '3.0.1' } },
    exports: {
      './ui': { types: './ui/index.d.ts', default: './ui/index.js' },
      './jest': './jest/project.mjs',
    },
  });
});
