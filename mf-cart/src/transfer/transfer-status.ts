// Part of the cart page: the rest of the transfer's state belongs to the fragment `CartReconciler`.

export type TransferStatus = 'idle' | 'running' | 'failed';

/** The slice may be missing until the first action after its injection. */
export const selectTransferStatus = (state: object): TransferStatus =>
  (state as { cartTransfer?: { status: TransferStatus } }).cartTransfer?.status ?? 'idle';
