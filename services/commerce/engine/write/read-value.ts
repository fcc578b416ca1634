import type { Attribute } from '../definition/attribute.ts';
import { invalid, type Problem } from '../definition/problem.ts';
import type { TextForm } from '../definition/text-form.ts';
import { jsonBound, largestInteger } from './value-bounds.ts';

type Read = { ok: true; value: unknown } | { ok: false; problem: Problem };

/** Error messages do not repeat longer values. */
const maxEchoedLength = 255;

const accept = (value: unknown): Read => ({ ok: true, value });
const refuse = (
  name: string,
  message: string,
  error: string,
  { value, count }: { value?: unknown; count?: number },
): Read => {
  const isEchoed =
    typeof value === 'string' ? value.length <= maxEchoedLength : typeof value !== 'object';
  return {
    ok: false,
    problem: invalid(name, message, error, {
      ...(value !== undefined && isEchoed && { value }),
      ...(count !== undefined && { count }),
    }),
  };
};

const readText = (name: string, form: TextForm | null, value: string): Read => {
  // Reported as an invalid country, not as a text that is too long.
  if (form?.fits && !form.fits(value)) return refuse(name, 'is invalid', 'invalid', { value });
  if (form === null || value.length <= form.longest) return accept(value);
  return refuse(name, `is too long (maximum is ${form.longest} characters)`, 'too_long', {
    count: form.longest,
  });
};

const readJson = (name: string, value: object): Read => {
  const bound = jsonBound(value);
  return bound ? refuse(name, bound.message, bound.error, { count: bound.count }) : accept(value);
};

const readInteger = (name: string, value: number): Read => {
  if (!Number.isInteger(value))
    return refuse(name, 'must be an integer', 'not_an_integer', { value });
  if (Math.abs(value) <= largestInteger) return accept(value);
  const count = Math.sign(value) * largestInteger;
  return value > 0
    ? refuse(name, `must be less than or equal to ${count}`, 'less_than_or_equal_to', {
        value,
        count,
      })
    : refuse(name, `must be greater than or equal to ${count}`, 'greater_than_or_equal_to', {
        value,
        count,
      });
};

/** The official command line sends numbers as text. */
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*[-+]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;

/** Checks type and size of an attribute's value. `null` clears the attribute and is always valid. */
export const readValue = (name: string, { kind, form }: Attribute, value: unknown): Read => {
  if (value === null || value === undefined) return accept(null);
  switch (kind) {
    case 'integer':
    case 'money': {
      const number = numberIn(value);
      return typeof number === 'number'
        ? readInteger(name, number)
        : refuse(name, 'is not a number', 'not_a_number', { value });
    }
    case 'float': {
      const number = numberIn(value);
      return typeof number === 'number' && Math.abs(number) <= largestInteger
        ? accept(number)
        : refuse(name, 'is not a number', 'not_a_number', { value });
    }
    case 'boolean':
      // The documentation itself sends triggers as '1'.
      if ([true, 1, '1', 'true'].includes(value as string)) return accept(true);
      return [false, 0, '0', 'false', ''].includes(value as string)
        ? accept(false)
        : refuse(name, 'is invalid', 'invalid', { value });
    case 'object':
      return typeof value === 'object' && !Array.isArray(value)
        ? readJson(name, value)
        : refuse(name, 'is invalid', 'invalid', { value });
    case 'array':
      return Array.isArray(value)
        ? readJson(name, value)
        : refuse(name, 'is invalid', 'invalid', { value });
    case 'datetime': {
      const time = typeof value === 'string' ? Date.parse(value) : NaN;
      return Number.isNaN(time)
        ? refuse(name, 'is invalid', 'invalid', { value })
        : accept(new Date(time).toISOString());
    }
    case 'string':
      if (typeof value === 'string') return readText(name, form, value);
      return typeof value === 'number' || typeof value === 'boolean'
        ? readText(name, form, String(value))
        : refuse(name, 'is invalid', 'invalid', { value });
  }
};
