import { shellConfig } from '../tooling/webpack/shell-config.ts';

export default shellConfig({ folder: import.meta.dirname });
