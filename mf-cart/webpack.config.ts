import { remoteConfig } from '../tooling/webpack/remote-config.ts';

export default remoteConfig({
  name: 'cart',
  folder: import.meta.dirname,
  // The count is in every page's header; what opens from it is not.
  first: [
    {
      test: /[\\/]src[\\/](?:fragments[\\/]mini-cart[\\/][\w-]+\.[\w.]+$|components[\\/](?:last-catalog-path|use-restore-outbox)|commands[\\/]load-commands|order[\\/]load-watch)/,
    },
  ],
});
