import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { STORAGE } from './shared-contracts/storage/index.ts';
import { catalogByLocale } from './tooling/lint/catalog-by-locale.mjs';
import { declaredStorage, noLiteralStorageKey } from './tooling/lint/declared-storage.mjs';

/** An option of the rules, so that a change of the table invalidates cached results. */
const storageTable = Object.values(STORAGE);
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];

/** Packages that hold React components. */
const inReact = ['shared-contracts', 'shell', 'mf-*', 'tooling/standalone'].map(
  (it) => `${it}/**/*.{ts,tsx}`,
);

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.cache/**',
      '.shop/**',
      'services/commerce/demo/media/**',
      // Of the program of tsconfig.browser.json, which lint does not know.
      'tooling/remote-kit/types/browser/**',
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
    files: ['services/**/*.ts', 'shell/server/**/*.ts', 'tooling/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'AbortSignal', property: 'any', message: 'Node.js leaks it: use mergeSignals.' },
      ],
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
    files: tests,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: inReact,
    ignores: [...tests, 'shared-contracts/storage/**'],
    plugins: { storage: { rules: { declared: declaredStorage } } },
    rules: { 'storage/declared': ['error', storageTable] },
  },
  {
    files: [...tests, 'tooling/bench/**'],
    ignores: ['shared-contracts/storage/**'],
    plugins: { 'storage-tests': { rules: { 'no-literal-key': noLiteralStorageKey } } },
    rules: { 'storage-tests/no-literal-key': ['error', storageTable] },
  },
  {
    // By its own name, a module would be a second copy of what relative imports load.
    files: ['shared-contracts/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['@shop/*'] }] },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
