import { remoteConfig } from '../tooling/webpack/remote-config.ts';

export default remoteConfig({ name: 'cart', folder: import.meta.dirname });
