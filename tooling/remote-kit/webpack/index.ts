export type { BuildOptions } from './load-config.ts';
export { remoteConfig } from './remote-config.ts';
