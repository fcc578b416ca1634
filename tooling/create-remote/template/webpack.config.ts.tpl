import type { BuildOptions } from '../tooling/webpack/load-config.ts';
import { remoteConfig } from '../tooling/webpack/remote-config.ts';

export default ({ mode }: BuildOptions) =>
  remoteConfig({ name: '__name__', folder: import.meta.dirname, mode });
