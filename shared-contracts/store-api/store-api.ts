import { anyoneOnDemand, onDemand } from '../commerce/call/on-demand.ts';
import { api } from '../commerce/api.ts';
import type * as Answers from './answers.ts';
import type * as Requests from './requests.ts';

const load = () => import(/* webpackChunkName: "store-api" */ './operations/index.ts');

const profileChanged = ['Profile' as const];

/** The shop's own API, for every team. The code of the operations loads when the first one runs. */
export const storeApi = api.injectEndpoints({
  endpoints: ({ query, mutation }) => ({
    signup: mutation<Answers.SignupAnswer, Requests.SignupRequest>({
      query: anyoneOnDemand(load, (it) => it.signup),
    }),
    askForResetLink: mutation<Answers.Done, Requests.ResetLinkRequest>({
      query: anyoneOnDemand(load, (it) => it.askForResetLink),
    }),
    setNewPassword: mutation<Answers.Done, Requests.NewPasswordRequest>({
      query: anyoneOnDemand(load, (it) => it.setNewPassword),
    }),
    changePassword: mutation<Answers.Done, Requests.ChangePasswordRequest>({
      query: onDemand(load, (it) => it.changePassword),
    }),
    // By owner, as `ownReviews`; without one for remotes of the time before it was taken.
    profile: query<Answers.Profile, { ownerId: string } | void>({
      query: onDemand(load, (it) => it.readProfile),
      providesTags: ['Profile'],
    }),
    updateProfile: mutation<Answers.Profile, Requests.ProfileRequest>({
      query: onDemand(load, (it) => it.updateProfile),
      invalidatesTags: profileChanged,
    }),
    askForNewsletter: mutation<Answers.Done, Requests.NewsletterRequest>({
      query: anyoneOnDemand(load, (it) => it.askForNewsletter),
    }),
    changeNewsletter: mutation<Answers.Done, Requests.NewsletterRequest>({
      query: onDemand(load, (it) => it.changeNewsletter),
      invalidatesTags: profileChanged,
    }),
    changeConsent: mutation<Answers.Done, Requests.ConsentRequest>({
      query: onDemand(load, (it) => it.changeConsent),
      invalidatesTags: profileChanged,
    }),
    confirmNewsletter: mutation<Answers.Done, Requests.LinkRequest>({
      query: anyoneOnDemand(load, (it) => it.confirmNewsletter),
    }),
    unsubscribe: mutation<Answers.Done, Requests.LinkRequest>({
      query: anyoneOnDemand(load, (it) => it.unsubscribe),
    }),
    changeEmail: mutation<Answers.Done, Requests.ChangeEmailRequest>({
      query: onDemand(load, (it) => it.changeEmail),
      invalidatesTags: profileChanged,
    }),
    confirmEmail: mutation<Answers.Done, Requests.LinkRequest>({
      query: anyoneOnDemand(load, (it) => it.confirmEmail),
    }),
    exportCustomer: mutation<Answers.CustomerExport, void>({
      query: onDemand(load, (it) => it.exportCustomer),
    }),
    deleteAccount: mutation<Answers.Done, Requests.DeleteAccountRequest>({
      query: onDemand(load, (it) => it.deleteAccount),
    }),
    findOrder: mutation<Answers.Done, Requests.FindOrderRequest>({
      query: anyoneOnDemand(load, (it) => it.findOrder),
    }),
    trackedOrder: query<Answers.TrackedOrder, Requests.LinkRequest>({
      query: anyoneOnDemand(load, (it) => it.readTrackedOrder),
    }),
    askForBackInStock: mutation<Answers.Done, Requests.BackInStockRequest>({
      query: anyoneOnDemand(load, (it) => it.askForBackInStock),
    }),
    confirmBackInStock: mutation<Answers.Done, Requests.LinkRequest>({
      query: anyoneOnDemand(load, (it) => it.confirmBackInStock),
    }),
    cancelOrder: mutation<Answers.Done, Requests.CancelOrderRequest>({
      query: onDemand(load, (it) => it.cancelOrder),
      // After an error, too: the order may be cancelled although the response was lost.
      invalidatesTags: (_, __, { order }) => [{ type: 'Order', id: order }, 'Orders'],
    }),
    requestReturn: mutation<Answers.ReturnReceipt, Requests.ReturnRequest>({
      query: anyoneOnDemand(load, (it) => it.requestReturn),
    }),
    // The owner is part of the cache key, so that a customer never sees a previous customer's reviews.
    ownReviews: query<Answers.OwnReviews, { ownerId: string }>({
      query: onDemand(load, (it) => it.readOwnReviews),
      providesTags: ['Reviews'],
    }),
    writeReview: mutation<Answers.Done, Requests.ReviewRequest>({
      query: onDemand(load, (it) => it.writeReview),
      invalidatesTags: ['Reviews'],
    }),
  }),
});
