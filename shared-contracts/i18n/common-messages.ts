import type { Locale } from '../market/types.ts';
import type { Messages } from './types.ts';

/**
 * Texts that every team shares (interface pieces, validators, error catalogue), in one language. Each
 * language is a chunk of its own, so a page carries only the one it shows.
 */
export const commonMessages = async (locale: Locale): Promise<Messages> => {
  const catalogue: { default: Messages } = await import(
    /* webpackChunkName: "common-[request]", webpackExclude: /-US/ */ `./messages/${locale}.json`
  );
  return catalogue.default;
};
