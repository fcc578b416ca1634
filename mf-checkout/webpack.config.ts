import { remoteConfig } from '../tooling/webpack/remote-config.ts';

export default remoteConfig({ name: 'checkout', folder: import.meta.dirname });
