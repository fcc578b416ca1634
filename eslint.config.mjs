import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { catalogByLocale } from './tooling/lint/catalog-by-locale.mjs';

const remotes = ['mf-catalog', 'mf-cart', 'mf-checkout', 'mf-account'];
const packageOf = (folder) => `@shop/${folder}`;

/** Packages of which a page has one copy, cut down to what is in use: shared-contracts gives it on. */
const LEFT_TO_CONTRACTS = [
  'react-router',
  'react-router/*',
  'react-redux',
  'react-intl',
  '@reduxjs/*',
  '@commercelayer/*',
];

/** Helpers of tests have no place in what is built. */
const testHelpers = {
  group: ['@shop/contracts/testing', '**/testing/**'],
  message: 'Only tests and testing folders import test helpers.',
};

const restrictImports = (files, ignores, patterns) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** A remote sees shared-contracts and nothing of another team (docs/architecture.md, "The import rule"). */
const importRule = (folder) => {
  const patterns = [
    {
      group: [
        ...[...remotes, 'shell']
          .filter((it) => it !== folder)
          .flatMap((it) => [`**/${it}/**`, packageOf(it), `${packageOf(it)}/*`]),
        '@shop/tooling',
        '**/services/**',
      ],
      message: 'A remote imports shared-contracts only; use a fragment or an event instead.',
    },
    {
      group: LEFT_TO_CONTRACTS,
      message:
        'Only shared-contracts imports this package; use what it gives on (routing, store, i18n, commerce).',
    },
  ];
  const tests = `${folder}/**/*.test.{ts,tsx}`;
  const helpers = `${folder}/**/testing/**`;
  return [
    restrictImports(
      [`${folder}/**/*.{ts,tsx}`],
      [`${folder}/webpack.config.ts`, tests, helpers],
      [...patterns, testHelpers],
    ),
    restrictImports([helpers], [], patterns),
  ];
};

/** Packages that hold React components. */
const inReact = [...remotes, 'shell', 'shared-contracts'].map((it) => `${it}/**/*.{ts,tsx}`);

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.cache/**',
      '.shop/**',
      'services/commerce/media/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: inReact, ...reactHooks.configs.flat.recommended },
  { files: inReact, ...a11y.flatConfigs.recommended },
  {
    files: inReact,
    plugins: { shop: { rules: { 'catalog-by-locale': catalogByLocale } } },
    rules: { 'shop/catalog-by-locale': 'error' },
  },
  {
    // The rules that ask for types. A promise is awaited, returned, or marked `void` where its failure is handled elsewhere.
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    files: [
      '**/*.{test,config}.{ts,tsx,mjs}',
      'tooling/**',
      'services/**',
      'shell/server/main.ts',
      'e2e/**',
      '**/*.mjs',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  ...remotes.flatMap(importRule),
  restrictImports(
    ['shell/**/*.{ts,tsx}'],
    ['shell/**/*.test.{ts,tsx}', 'shell/**/testing/**', 'shell/webpack.config.ts'],
    [
      {
        group: ['@shop/mf-*', '**/mf-*/**'],
        message: 'The shell meets remotes at run time only, through the release manifest.',
      },
      {
        group: LEFT_TO_CONTRACTS,
        message: 'Only shared-contracts imports this package.',
      },
      testHelpers,
    ],
  ),
  restrictImports(
    ['shared-contracts/**/*.{ts,tsx}'],
    [],
    [
      {
        group: ['@shop/*', '**/mf-*/**', '**/shell/**', '**/services/**', '**/tooling/**'],
        message: 'shared-contracts imports no one.',
      },
    ],
  ),
);
