import type { Attribute } from '../attribute.ts';
import { invalid, type Problem } from '../problem.ts';

type Read = { ok: true; value: unknown } | { ok: false; problem: Problem };

const accept = (value: unknown): Read => ({ ok: true, value });
const refuse = (name: string, message: string, error: string, value: unknown): Read => ({
  ok: false,
  problem: invalid(name, message, error, { value }),
});

/** Checks that a value sent for an attribute is of its kind. `null` clears and is always of it. */
export const readValue = (name: string, { kind }: Attribute, value: unknown): Read => {
  if (value === null || value === undefined) return accept(null);
  switch (kind) {
    case 'integer':
    case 'money':
      if (typeof value !== 'number') return refuse(name, 'is not a number', 'not_a_number', value);
      return Number.isSafeInteger(value)
        ? accept(value)
        : refuse(name, 'must be an integer', 'not_an_integer', value);
    case 'float':
      return typeof value === 'number' && Number.isFinite(value)
        ? accept(value)
        : refuse(name, 'is not a number', 'not_a_number', value);
    case 'boolean':
      // The documentation itself sends triggers as '1'.
      if ([true, 1, '1', 'true'].includes(value as string)) return accept(true);
      return [false, 0, '0', 'false', ''].includes(value as string)
        ? accept(false)
        : refuse(name, 'is invalid', 'invalid', value);
    case 'object':
      return typeof value === 'object' && !Array.isArray(value)
        ? accept(value)
        : refuse(name, 'is invalid', 'invalid', value);
    case 'array':
      return Array.isArray(value) ? accept(value) : refuse(name, 'is invalid', 'invalid', value);
    case 'datetime': {
      const time = typeof value === 'string' ? Date.parse(value) : NaN;
      return Number.isNaN(time)
        ? refuse(name, 'is invalid', 'invalid', value)
        : accept(new Date(time).toISOString());
    }
    case 'string':
      if (typeof value === 'string') return accept(value);
      return typeof value === 'number' || typeof value === 'boolean'
        ? accept(String(value))
        : refuse(name, 'is invalid', 'invalid', value);
  }
};
