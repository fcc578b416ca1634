import type { BuildOptions } from '../tooling/webpack/load-config.ts';
import { remoteConfig } from '../tooling/webpack/remote-config.ts';

export default ({ mode }: BuildOptions) =>
  remoteConfig({
    name: 'catalog',
    folder: import.meta.dirname,
    mode,
    // Modules that nearly all pages share, and the search field of the header.
    first: [
      { test: /[\\/]mf-catalog[\\/]src[\\/]/, minChunks: 6 },
      { test: /[\\/]mf-catalog[\\/]src[\\/]search[\\/]search-box\.tsx$/ },
    ],
    // A bundle page uses the code of an item page.
    together: [{ name: 'item', chunks: /^page-(?:product|single-product|bundle)$/ }],
  });
