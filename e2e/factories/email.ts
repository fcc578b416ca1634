import { randomUUID } from 'node:crypto';

/** A unique e-mail address, so that tests never share an account. */
export const anEmail = (): string => `ospite-${randomUUID()}@example.com`;
