import * as runtime from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';

globalThis.shop_federation = { runtime, bundler: federation };
