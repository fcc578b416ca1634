import { randomUUID } from 'node:crypto';

/** An address nobody else uses, so that tests never meet. */
export const anEmail = (): string => `ospite-${randomUUID()}@example.com`;
