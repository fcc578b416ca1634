import { remoteConfig } from '../tooling/webpack/remote-config.ts';

export default remoteConfig({
  name: 'catalog',
  folder: import.meta.dirname,
  // What nearly all of its pages are made of, and the search field above each.
  first: [
    { test: /[\\/]mf-catalog[\\/]src[\\/]/, minChunks: 6 },
    { test: /[\\/]mf-catalog[\\/]src[\\/]search[\\/]search-box\.tsx$/ },
  ],
  // A bundle's page is an item's.
  together: [{ name: 'item', chunks: /^page-(?:product|single-product|bundle)$/ }],
});
