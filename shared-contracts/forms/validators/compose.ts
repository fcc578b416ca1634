import type { Validator } from './types.ts';

/** The first complaint of several validators; absent ones are skipped. */
export const compose =
  (...validators: readonly (Validator | undefined | false)[]): Validator =>
  (value, values) => {
    for (const validate of validators) {
      const message = validate ? validate(value, values) : undefined;
      if (message !== undefined) return message;
    }
    return undefined;
  };
