import type { BuildOptions } from '../tooling/remote-kit/webpack/load-config.ts';
import { shellConfig } from '../tooling/webpack/shell-config.ts';

export default ({ mode }: BuildOptions) => shellConfig({ folder: import.meta.dirname, mode });
