import { type BuildOptions, remoteConfig } from '@shop/remote-kit/webpack';

export default ({ mode }: BuildOptions) =>
  remoteConfig({ name: 'checkout', folder: import.meta.dirname, mode });
