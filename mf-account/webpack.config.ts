import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { LOCALES } from '@shop/contracts/market';
import { type BuildOptions, remoteConfig } from '@shop/remote-kit/webpack';
import { PAGES } from './src/model/info/pages.ts';

const require = createRequire(import.meta.url);

/** The merchant's own texts, or the demonstration's. */
const content = resolve(process.env['CONTENT_DIR'] || join(import.meta.dirname, 'content'));

const missing = PAGES.flatMap((page) => LOCALES.map((locale) => `${page}/${locale}.md`)).filter(
  (file) => !existsSync(join(content, file)),
);
if (missing.length > 0) throw new Error(`${content} lacks ${missing.join(', ')}`);

export default ({ mode }: BuildOptions) =>
  remoteConfig({ name: 'account', folder: import.meta.dirname, mode }).map((config) => ({
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, 'shop-content': content } },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        { test: /\.md$/, use: require.resolve('./markdown/markdown-loader.ts') },
      ],
    },
  }));
