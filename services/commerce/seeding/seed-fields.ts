import { z } from 'zod';

/** Fields several parts of a catalogue have. */
export const name = z.string().min(1);
export const reference = z.string().min(1);
export const cents = z.int().min(0);
export const currency = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as EUR');
export const metadata = z.record(z.string(), z.unknown()).optional();
export const referenced = { reference, metadata };
