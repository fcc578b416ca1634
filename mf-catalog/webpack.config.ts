import { remoteConfig } from '../tooling/webpack/remote-config.ts';

export default remoteConfig({ name: 'catalog', folder: import.meta.dirname });
