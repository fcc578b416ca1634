/** The pieces of Redux in use; shared whole, the packages would cost 6 kB more. */
export { combineSlices, configureStore, createSlice, original } from '@reduxjs/toolkit';
export { copyWithStructuralSharing, createApi, skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
