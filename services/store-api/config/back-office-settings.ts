import { z } from 'zod';
import type { BackOfficeSettings } from '../back-office/open-back-office.ts';
import { address } from './address.ts';

/** What the environment says of the back office; without a client there is none. */
export const backOfficeEnvironment = {
  COMMERCE_WEBAPP_ID: z.string().min(1).optional(),
  COMMERCE_WEBAPP_SECRET: z.string().min(1).optional(),
  COMMERCE_AUTHORIZE_ENDPOINT: address.optional(),
  STORE_API_BACK_OFFICE_ADMIN: z
    .string()
    .regex(/^[\w-]{1,64} [^\s@]+@[^\s@]+$/, 'must be a user id and an e-mail address')
    .optional(),
};

type Given = z.infer<z.ZodObject<typeof backOfficeEnvironment>>;

/** What is read of the service's other settings. */
interface Service {
  STORE_API_PORT: number;
  STORE_API_PUBLIC_ENDPOINT?: string | undefined;
  COMMERCE_ENDPOINT: string;
  COMMERCE_AUTH_ENDPOINT?: string | undefined;
}

/** A client is named whole or not at all. */
export const isWholeWebapp = ({ COMMERCE_WEBAPP_ID, COMMERCE_WEBAPP_SECRET }: Given): boolean =>
  (COMMERCE_WEBAPP_ID === undefined) === (COMMERCE_WEBAPP_SECRET === undefined);

/**
 * Settings of the back office; null where no client is named. Browsers reach it by the service's public address, or by
 * its port on this machine.
 */
export const backOfficeSettings = (given: Given & Service): BackOfficeSettings | null => {
  const { COMMERCE_WEBAPP_ID: clientId, COMMERCE_WEBAPP_SECRET: clientSecret } = given;
  if (clientId === undefined || clientSecret === undefined) return null;
  const [uid, email] = (given.STORE_API_BACK_OFFICE_ADMIN ?? '').split(' ');
  const origin = given.STORE_API_PUBLIC_ENDPOINT ?? `http://localhost:${given.STORE_API_PORT}`;
  return {
    clientId,
    clientSecret,
    authorizeEndpoint:
      given.COMMERCE_AUTHORIZE_ENDPOINT ?? given.COMMERCE_AUTH_ENDPOINT ?? given.COMMERCE_ENDPOINT,
    origin: new URL(origin).origin,
    firstAdmin: uid && email ? { uid, email } : null,
  };
};
