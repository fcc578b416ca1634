/** Why a session ended: by the customer, by the platform, or by a change of the account (T13). */
export type SessionEnd = 'logout' | 'expired' | 'login-again';
