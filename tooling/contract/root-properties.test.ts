import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '../remote-kit/remotes.ts';
import { ROOT } from '../remote-kit/workspace.ts';

/** Selector and declarations of each rule. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Custom properties that a style sheet sets on the root element: every element inherits them. */
const inherited = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(RULE)]
    .filter(([, selector = '']) => /^\s*(?::root|html)\S*\s*$/.test(selector))
    .flatMap(([, , declarations = '']) => declarations.match(/--[\w-]+(?=\s*:)/g) ?? []);

it('a property of the root element is found', () => {
  expect(
    inherited(`/* { */ @media print { :root:has(.bar) { --foot: 4rem; color: red; } }`),
  ).toEqual(['--foot']);
  expect(inherited(`:root:has(.bar) [id='consent'] { --foot: 4rem; }`)).toEqual([]);
});

const sheets = globSync('mf-*/src/**/*.module.css', { cwd: ROOT });

it('X the style modules of every remote are read', () => {
  for (const folder of PACKAGES.filter((it) => it.startsWith('mf-')))
    expect(sheets).toContainEqual(expect.stringMatching(new RegExp(`^${folder}/`)));
});

// One set while a page loads would recalculate the style of every element.
it.each(sheets)('X %s sets no custom property of the root element', (sheet) => {
  expect(inherited(readFileSync(join(ROOT, sheet), 'utf8'))).toEqual([]);
});
