import { z } from 'zod';
import type { BackOfficeSettings } from '../back-office/open-back-office.ts';
import type { ConfiguredPerson } from '../back-office/profiles/profiles.ts';
import { address } from './field-schemas.ts';

/** Variables of the back office; it is disabled without an OAuth client. */
export const backOfficeEnvironment = {
  COMMERCE_WEBAPP_ID: z.string().min(1).optional(),
  COMMERCE_WEBAPP_SECRET: z.string().min(1).optional(),
  COMMERCE_AUTHORIZE_ENDPOINT: address.optional(),
  STORE_API_BACK_OFFICE_ADMIN: z
    .string()
    .regex(/^[\w-]{1,64} [^\s@]+@[^\s@]+$/, 'must be a user id and an e-mail address')
    .optional(),
  STORE_API_BACK_OFFICE_ADMINS: z
    .string()
    .regex(
      /^[\w-]{1,64} [^\s@,]+@[^\s@,]+(, *[\w-]{1,64} [^\s@,]+@[^\s@,]+)*$/,
      'must be user ids and e-mail addresses, separated by commas',
    )
    .optional(),
};

type Environment = z.infer<z.ZodObject<typeof backOfficeEnvironment>>;

/** The service settings it depends on. */
interface Service {
  STORE_API_PORT: number;
  STORE_API_PUBLIC_ENDPOINT?: string | undefined;
  COMMERCE_ENDPOINT: string;
  COMMERCE_AUTH_ENDPOINT?: string | undefined;
}

/** Client id and secret must be set together. */
export const isCompleteWebapp = ({
  COMMERCE_WEBAPP_ID,
  COMMERCE_WEBAPP_SECRET,
}: Environment): boolean =>
  (COMMERCE_WEBAPP_ID === undefined) === (COMMERCE_WEBAPP_SECRET === undefined);

/** `kZjKvhWqRn anna@shop.example, …` */
const peopleIn = (text = ''): ConfiguredPerson[] =>
  text.split(',').flatMap((person) => {
    const [uid, email] = person.trim().split(' ');
    return uid && email ? [{ uid, email }] : [];
  });

/**
 * Settings of the back office; null unless an OAuth client is configured. Browsers reach it at the service's public
 * URL, or at its port on localhost.
 */
export const backOfficeSettings = (
  environment: Environment & Service,
): BackOfficeSettings | null => {
  const { COMMERCE_WEBAPP_ID: clientId, COMMERCE_WEBAPP_SECRET: clientSecret } = environment;
  if (clientId === undefined || clientSecret === undefined) return null;
  const origin =
    environment.STORE_API_PUBLIC_ENDPOINT ?? `http://localhost:${environment.STORE_API_PORT}`;
  return {
    clientId,
    clientSecret,
    authorizeEndpoint:
      environment.COMMERCE_AUTHORIZE_ENDPOINT ??
      environment.COMMERCE_AUTH_ENDPOINT ??
      environment.COMMERCE_ENDPOINT,
    origin: new URL(origin).origin,
    firstAdmin: peopleIn(environment.STORE_API_BACK_OFFICE_ADMIN)[0] ?? null,
    admins: peopleIn(environment.STORE_API_BACK_OFFICE_ADMINS),
  };
};
