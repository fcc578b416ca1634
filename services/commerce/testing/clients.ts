import { startPlatform, type RunningPlatform } from './start-platform.ts';

/** One further client of each kind there is, beside the public sales channel and the integration. */
export const clients = {
  app: {
    id: 'app',
    kind: 'sales_channel',
    name: 'App',
    secret: 'secret-of-the-app',
    redirect_uris: ['https://app.example.com/back'],
  },
  desk: {
    id: 'desk',
    kind: 'webapp',
    name: 'Desk <b>& co</b>',
    secret: 'secret-of-the-desk',
    redirect_uris: ['https://desk.example.com/callback', 'http://localhost:9/back?keep=1'],
  },
  otherDesk: {
    id: 'other-desk',
    kind: 'webapp',
    secret: 'secret-of-the-other-desk',
    redirect_uris: ['https://other.example.com/callback'],
  },
  provisioner: {
    id: 'provisioner',
    kind: 'user',
    secret: 'secret-of-the-provisioner',
  },
} as const;

export const user = { email: 'admin@example.com', password: 'admin-password' } as const;

/** A platform that knows `clients` and `user`. */
export const startPlatformWithClients = (
  env: Record<string, string> = {},
): Promise<RunningPlatform> =>
  startPlatform({
    COMMERCE_CLIENTS: JSON.stringify(Object.values(clients)),
    COMMERCE_USER_EMAIL: user.email,
    COMMERCE_USER_PASSWORD: user.password,
    ...env,
  });

/** What a browser sends when the user of the back office consents; by default as the desk asks for it. */
export const decide = (
  { origin }: RunningPlatform,
  values: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin}/oauth/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      client_id: clients.desk.id,
      redirect_uri: clients.desk.redirect_uris[0],
      response_type: 'code',
      decision: 'allow',
      ...user,
      ...values,
    }),
  });

/** The code that comes back with the browser. */
export const codeOf = (answer: Response): string =>
  new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';

/** A token of a webapp's user. */
export const webappToken = async (platform: RunningPlatform): Promise<string> => {
  const answer = await platform.token({
    grant_type: 'authorization_code',
    client_id: clients.desk.id,
    client_secret: clients.desk.secret,
    redirect_uri: clients.desk.redirect_uris[0],
    code: codeOf(await decide(platform)),
  });
  return answer.access_token;
};
