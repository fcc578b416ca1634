import { type BuildOptions, remoteConfig } from '@shop/remote-kit/webpack';

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
