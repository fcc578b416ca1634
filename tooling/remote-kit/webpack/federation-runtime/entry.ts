import { files } from '../../../../shared-contracts/remote/files/index.ts';
import { bundlerRuntime, getInstance } from './bundler-runtime.ts';

const runtime = { getInstance };

Object.assign(globalThis, {
  shop_federation: { runtime, bundler: { runtime, bundlerRuntime }, files },
});
