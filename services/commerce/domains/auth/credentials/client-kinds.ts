/** The kinds of client there are, as tokens name them; `user` is that of the Provisioning API. */
export const clientKinds = ['sales_channel', 'integration', 'webapp', 'user'] as const;

export type ClientKind = (typeof clientKinds)[number];
