import { useDispatch, useSelector } from '../libraries/redux.ts';
import type { TypedUseSelectorHook } from 'react-redux';
import type { AppDispatch, AppState } from './create-store.ts';

export const useAppDispatch: () => AppDispatch = useDispatch;
export const useAppSelector: TypedUseSelectorHook<AppState> = useSelector;
