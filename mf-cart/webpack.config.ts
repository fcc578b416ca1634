import { type BuildOptions, remoteConfig } from '@shop/remote-kit/webpack';

export default ({ mode }: BuildOptions) =>
  remoteConfig({
    name: 'cart',
    folder: import.meta.dirname,
    mode,
    // Every page's header shows the count; the drawer stays lazy.
    first: [
      {
        test: /[\\/]src[\\/](?:fragments[\\/]mini-cart[\\/][\w-]+\.[\w.]+$|components[\\/](?:last-catalog-path|use-restore-outbox)|commands[\\/]load-commands|order[\\/]load-watch)/,
      },
    ],
  });
