import type { OpenForm } from '../payment-form.ts';
export const open: OpenForm = () => Promise.reject(new Error('to come'));
