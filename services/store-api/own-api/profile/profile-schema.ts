import { CONSENT_TYPES } from '@shop/contracts/store-api/consent-types';
import { z } from 'zod';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** An existing date in the past. */
const birthDateSchema = z
  .string()
  .regex(DAY, 'must be a day: 1990-05-31')
  .refine((day) => {
    const time = Date.parse(`${day}T00:00:00Z`);
    const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
    return isDay && time < Date.now() && day >= '1900-01-01';
  }, 'must be a day of the past');

/** Single-line text. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line');

/** Editable profile fields; null clears one. */
export const profileRequestSchema = z.object({
  firstName: line(100).nullable().optional(),
  lastName: line(100).nullable().optional(),
  birthDate: birthDateSchema.nullable().optional(),
  phone: line(40).nullable().optional(),
});

export const profileSchema = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: z.string().nullable(),
  phone: z.string().nullable(),
  newsletter: z.enum(['none', 'asked', 'confirmed']),
  consents: z.array(z.enum(CONSENT_TYPES)),
  pendingEmail: z.string().nullable(),
});
