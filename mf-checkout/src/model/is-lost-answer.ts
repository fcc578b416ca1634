import type { CommerceErrorCode } from '@shop/contracts/commerce';

const UNKNOWN: readonly CommerceErrorCode[] = ['CONNECTION', 'TIMEOUT', 'SERVER'];

/** Whether a failure leaves open if the platform did what it was asked; then the order has to be read (P5). */
export const isLostAnswer = (code: CommerceErrorCode): boolean => UNKNOWN.includes(code);
