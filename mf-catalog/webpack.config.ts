import { remoteConfig } from '../tooling/webpack/remote-config.ts';

export default remoteConfig({
  name: 'catalog',
  folder: import.meta.dirname,
  // What nearly all of its pages are made of, and the search field above each.
  first: [
    { test: /[\\/]mf-catalog[\\/]src[\\/]/, minChunks: 6 },
    { test: /[\\/]src[\\/]fragments[\\/]search-box[\\/][\w-]+\.[\w.]+$/ },
  ],
  // A bundle's page is an item's.
  together: [{ name: 'item', chunks: /^page-(?:product|single-product|bundle)$/ }],
});
