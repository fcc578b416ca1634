import { storeApi } from './store-api.ts';

export type * from './answers.ts';
export { CONSENT_TYPES, type ConsentType } from './consent-types.ts';
export { STORE_API_CODES, type StoreApiCode } from './error-codes.ts';
export type * from './requests.ts';
export { useMailPlace } from './use-mail-place.ts';

export { storeApi };
export const {
  useSignupMutation,
  useAskForResetLinkMutation,
  useSetNewPasswordMutation,
  useChangePasswordMutation,
  useProfileQuery,
  useUpdateProfileMutation,
  useAskForNewsletterMutation,
  useChangeNewsletterMutation,
  useChangeConsentMutation,
  useConfirmNewsletterMutation,
  useUnsubscribeMutation,
  useChangeEmailMutation,
  useConfirmEmailMutation,
  useExportCustomerMutation,
  useDeleteAccountMutation,
  useFindOrderMutation,
  useTrackedOrderQuery,
  useAskForBackInStockMutation,
  useConfirmBackInStockMutation,
  useCancelOrderMutation,
  useRequestReturnMutation,
  useOwnReviewsQuery,
  useWriteReviewMutation,
} = storeApi;
