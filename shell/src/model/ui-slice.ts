import type { ModalName, ModalRequest } from '@shop/contracts/events';
import {
  createSlice,
  type PayloadAction,
  type ToastState,
  type UiState,
} from '@shop/contracts/store';

const initialState: UiState = { modals: [], toasts: [] };

/** Modal stack and toasts. Toasts beyond the third push out the oldest, those of a key the one before. */
export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    modalOpened: (state, { payload }: PayloadAction<ModalRequest>) => ({
      ...state,
      modals: [...state.modals, payload],
    }),
    modalClosed: (state, { payload }: PayloadAction<ModalName | undefined>) => ({
      ...state,
      modals: payload
        ? state.modals.filter(({ name }) => name !== payload)
        : state.modals.slice(0, -1),
    }),
    toastShown: (state, { payload }: PayloadAction<ToastState>) => ({
      ...state,
      toasts: [
        ...state.toasts.filter(({ key }) => !key || key !== payload.key),
        ...(payload.message ? [payload] : []),
      ].slice(-3),
    }),
    toastClosed: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      toasts: state.toasts.filter(({ id }) => id !== payload),
    }),
  },
});
