import { remoteConfig } from '../tooling/webpack/remote-config.ts';

export default remoteConfig({ name: 'account', folder: import.meta.dirname });
