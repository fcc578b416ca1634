import type { CommerceError, Operation } from '@shop/contracts/commerce';
import { requestCustomerToken } from '@shop/contracts/commerce/token';
import type { MarketContext } from '@shop/contracts/market';
import type { Session, ShopConfig } from '@shop/contracts/store';
import { openBackOffice, type BackOffice } from './back-office.ts';
import type { Credentials } from './sample.ts';

/** Tools for samples: calls of the visitor and of the back office. */
export interface Desk extends Pick<MarketContext, 'country' | 'locale'> {
  currency: MarketContext['market']['currency'];
  /** Runs an operation with the visitor's token. @throws Refused */
  run: <T>(operation: Operation<T>) => Promise<T>;
  /** Makes the visitor a customer's. @returns the customer's id */
  logIn: (credentials: Credentials) => Promise<string>;
  backOffice: BackOffice;
}

interface Options {
  config: ShopConfig;
  context: MarketContext;
  session: Session;
}

/** What the platform refuses, thrown: of a sample nothing is expected to fail. */
export class Refused extends Error {
  readonly code: CommerceError['code'];

  constructor({ code, detail }: CommerceError) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}

/** Logs a customer in, as the forms do. @returns the customer's id */
export const logIn = async (
  { config, context, session }: Options,
  { email, password }: Credentials,
): Promise<string> => {
  const granted = await requestCustomerToken(config, context.market, { email, password });
  if (!granted.ok) throw new Refused(granted.error);
  const { accessToken, refreshToken = '', ownerId = '' } = granted.value;
  session.start({ email, ownerId, accessToken, refreshToken });
  return ownerId;
};

/**
 * Opens the desk of the demonstration's platform.
 *
 * @throws NoSamples where the host of the page knows of none
 */
export const openDesk = async (options: Options): Promise<Desk> => {
  const { config, context, session } = options;
  const { endpoint, organization } = config.commerce;
  const backOffice = await openBackOffice(config);
  return {
    country: context.country,
    locale: context.locale,
    currency: context.market.currency,
    backOffice,
    logIn: (credentials) => logIn(options, credentials),
    run: async (operation) => {
      const token = await session.token();
      if (!token.ok) throw new Refused(token.error);
      const result = await operation({
        token: token.value,
        endpoint,
        organization,
        storeApi: config.storeApi.endpoint,
        signal: new AbortController().signal,
      });
      if (!result.ok) throw new Refused(result.error);
      return result.value;
    },
  };
};
