import tseslint from 'typescript-eslint';

const remotes = ['mf-catalog', 'mf-cart', 'mf-checkout', 'mf-account'];
const packageOf = (folder) => `@shop/${folder}`;

/** A remote sees shared-contracts and nothing of another team (docs/architecture.md, "The import rule"). */
const importRule = (folder) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: [`${folder}/webpack.config.ts`, `${folder}/**/*.test.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
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
            group: ['react-router', 'react-router/*', '@commercelayer/*'],
            message:
              'Only shared-contracts imports this package; use @shop/contracts/routing or /commerce.',
          },
        ],
      },
    ],
  },
});

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
    files: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  ...remotes.map(importRule),
  {
    files: ['shell/**/*.{ts,tsx}'],
    ignores: ['shell/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@shop/mf-*', '**/mf-*/**'],
              message: 'The shell meets remotes at run time only, through the release manifest.',
            },
            {
              group: ['react-router', 'react-router/*', '@commercelayer/*'],
              message: 'Only shared-contracts imports this package.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shared-contracts/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@shop/*', '**/mf-*/**', '**/shell/**', '**/services/**', '**/tooling/**'],
              message: 'shared-contracts imports no one.',
            },
          ],
        },
      ],
    },
  },
);
