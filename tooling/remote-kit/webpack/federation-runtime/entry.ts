import * as runtime from '@module-federation/runtime';
import bundler from '@module-federation/webpack-bundler-runtime/bundler';
import { files } from '../../../../shared-contracts/remote/files/index.ts';

Object.assign(globalThis, { shop_federation: { runtime, bundler, files } });
