import { createSlice, type AppDispatch, type PayloadAction } from '@shop/contracts/store';
import type { TransferStatus } from './transfer-status.ts';
import { untransferredStorage, type UntransferredList } from './untransferred.ts';

interface TransferState {
  status: TransferStatus;
  /** Goods that could not be transferred, until the list is closed. */
  untransferred: UntransferredList | null;
}

const initialState: TransferState = { status: 'idle', untransferred: null };

/** Owner: the cart team; only the fragment `CartReconciler` injects it. */
export const transferSlice = createSlice({
  name: 'cartTransfer',
  initialState,
  reducers: {
    transferChanged: (state, { payload }: PayloadAction<TransferStatus>) => {
      state.status = payload;
    },
    untransferredChanged: (state, { payload }: PayloadAction<UntransferredList | null>) => ({
      ...state,
      untransferred: payload,
    }),
  },
});

export const { transferChanged, untransferredChanged } = transferSlice.actions;

/** The slice may be missing until the first action after its injection. */
const transferOf = (state: object): TransferState =>
  (state as { cartTransfer?: TransferState }).cartTransfer ?? initialState;

export const selectUntransferred = (state: object): UntransferredList | null =>
  transferOf(state).untransferred;

/** Shows and stores the list of untransferred goods until it is closed, also on later pages. */
export const showUntransferred = (dispatch: AppDispatch, list: UntransferredList): void => {
  if (list.items.length === 0) return;
  untransferredStorage().write(list);
  dispatch(untransferredChanged(list));
};

/** Closes the list and clears the stored one. */
export const closeUntransferred = (dispatch: AppDispatch): void => {
  untransferredStorage().clear();
  dispatch(untransferredChanged(null));
};
