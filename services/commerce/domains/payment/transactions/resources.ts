import { defineResource, type Resource } from '../../../engine/definition/define-resource.ts';
import { deriveEvents } from '../../events/derive-events.ts';
import { updateAuthorization, updateCapture, updateTransaction } from './update-transaction.ts';
import { deriveReturn } from '../../returns/derive-return.ts';
import { ofShoppersOrder } from '../../sales-channel.ts';
import { authorizationShape } from '../shapes/transactions/authorizations.ts';
import { captureShape } from '../shapes/transactions/captures.ts';
import { refundShape } from '../shapes/transactions/refunds.ts';
import { transactionShape } from '../shapes/transactions/transactions.ts';
import { voidShape } from '../shapes/transactions/voids.ts';

/** Resources of authorizations, captures, voids and refunds. */
export const transactionResources: readonly Resource[] = [
  defineResource(transactionShape, {
    actions: ['list', 'retrieve'],
    sumOf: ['authorizations', 'captures', 'voids', 'refunds'],
    scope: ofShoppersOrder,
    derive: { events: deriveEvents('transactions') },
  }),
  defineResource(authorizationShape, {
    actions: ['list', 'retrieve', 'update'],
    emits: ['create', 'succeeded', 'failed'],
    scope: ofShoppersOrder,
    derive: { events: deriveEvents('authorizations') },
    update: updateAuthorization,
  }),
  defineResource(captureShape, {
    actions: ['list', 'retrieve', 'update'],
    emits: ['create', 'succeeded', 'failed'],
    scope: ofShoppersOrder,
    derive: { events: deriveEvents('captures'), return: deriveReturn('reference_capture_id') },
    update: updateCapture,
  }),
  defineResource(voidShape, {
    actions: ['list', 'retrieve', 'update'],
    emits: ['create', 'succeeded', 'failed'],
    scope: ofShoppersOrder,
    derive: { events: deriveEvents('voids') },
    update: updateTransaction('voids'),
  }),
  defineResource(refundShape, {
    actions: ['list', 'retrieve', 'update'],
    emits: ['create', 'succeeded', 'failed'],
    scope: ofShoppersOrder,
    derive: { events: deriveEvents('refunds'), return: deriveReturn('reference_refund_id') },
    update: updateTransaction('refunds'),
  }),
];
