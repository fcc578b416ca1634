import { remoteConfig } from '../tooling/webpack/remote-config.ts';

export default remoteConfig({
  name: 'catalog',
  folder: import.meta.dirname,
  // Modules that nearly all pages share, and the search field of the header.
  first: [
    { test: /[\\/]mf-catalog[\\/]src[\\/]/, minChunks: 6 },
    { test: /[\\/]mf-catalog[\\/]src[\\/]search[\\/]search-box\.tsx$/ },
  ],
  // A bundle page uses the code of an item page.
  together: [{ name: 'item', chunks: /^page-(?:product|single-product|bundle)$/ }],
});
