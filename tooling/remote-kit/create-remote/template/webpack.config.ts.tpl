import { type BuildOptions, remoteConfig } from '@shop/remote-kit/webpack';

export default ({ mode }: BuildOptions) =>
  remoteConfig({ name: '__name__', folder: import.meta.dirname, mode });
