import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LOCALES, type Market } from '@shop/contracts/market';

/** An http URL from the environment, without a trailing slash. */
export const address = z
  .url({ protocol: /^https?$/, error: 'must be an address beginning with http' })
  .transform((it) => it.replace(/\/+$/, ''));

/** Reads and validates a JSON file; errors name its path. */
export const jsonFile = <T>(schema: z.ZodType<T>) =>
  z.string().transform((path, context): T => {
    try {
      const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
      if (parsed.success) return parsed.data;
      context.addIssue({
        code: 'custom',
        message: `is not right: ${z.prettifyError(parsed.error)}`,
      });
    } catch {
      context.addIssue({ code: 'custom', message: 'cannot be read as JSON' });
    }
    return z.NEVER;
  });

/** An Ed25519 public key as PEM. */
export const publicKey = z.string().transform((text, context): KeyObject => {
  try {
    const key = createPublicKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
  }
  context.addIssue({ code: 'custom', message: 'must be an Ed25519 public key as PEM' });
  return z.NEVER;
});

/** Versions by package: `react@19.3.1, @shop/contracts@1.0.0`. */
export const versionList = z.string().transform((text, context): Record<string, string> => {
  const parts = text.split(',').map((it) => /^(@?[^@\s]+)@(\d+\.\d+\.\d+\S*)$/.exec(it.trim()));
  if (parts.some((it) => it === null)) {
    context.addIssue({
      code: 'custom',
      message: 'must be versions: react@19.3.1, react-dom@19.3.1',
    });
    return z.NEVER;
  }
  return Object.fromEntries(parts.map((it) => [it?.[1], it?.[2]]));
});

/** The market fields that links in mails need. The shell owns the rest. */
export const marketSchema = z.looseObject({
  market_id: z.string().default(''),
  market_name: z.string().regex(/\S+ \S+$/, 'must be a zone and a currency'),
  market_code: z.string().default(''),
  default_locale: z.enum(LOCALES),
}) as unknown as z.ZodType<Market>;
