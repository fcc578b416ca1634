import { z } from 'zod';
import { clientKinds } from '../domains/auth/credentials/client-kinds.ts';

/** A list of the configuration as JSON in one variable; empty unless given. */
const jsonText = z
  .string()
  .default('[]')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  });

/** Where a browser may be sent back to: over TLS, or to this machine. */
const redirectUri = z.url().refine((text) => {
  const { protocol, hostname, hash } = new URL(text);
  const local = hostname === 'localhost' || hostname === '127.0.0.1';
  return hash === '' && (protocol === 'https:' || (protocol === 'http:' && local));
}, 'must be https (http on this machine alone), without a fragment');

const clientSchema = z
  .strictObject({
    id: z.string().min(1),
    kind: z.enum(clientKinds),
    name: z.string().min(1).optional(),
    secret: z.string().min(16).optional(),
    redirect_uris: z.array(redirectUri).optional(),
  })
  .superRefine(({ kind, secret, redirect_uris = [] }, context) => {
    if (kind !== 'sales_channel' && secret === undefined)
      context.addIssue({ code: 'custom', message: `a client of kind ${kind} needs a secret` });
    if (kind === 'webapp' && redirect_uris.length === 0)
      context.addIssue({ code: 'custom', message: 'a webapp needs redirect_uris' });
  });

/** An API client of the configuration. A sales channel needs no secret, and only it may have none. */
export type ConfiguredClient = z.infer<typeof clientSchema>;

const unique = (clients: readonly ConfiguredClient[]): boolean =>
  new Set(clients.map(({ id }) => id)).size === clients.length;

/** Clients beyond the shop's own two, as JSON in one variable. */
export const configuredClients = jsonText.pipe(
  z.array(clientSchema).refine(unique, 'ids must be unique'),
);

const userSchema = z.strictObject({
  email: z.email().transform((it) => it.toLowerCase()),
  password: z.string().min(8),
});

/** Users beyond the first, as JSON in one variable. */
export const configuredUsers = jsonText.pipe(z.array(userSchema));
