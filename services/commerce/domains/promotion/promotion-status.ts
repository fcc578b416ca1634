/** What of a promotion decides whether it applies. */
export interface Validity {
  readonly starts_at: string;
  readonly expires_at: string;
  readonly disabled_at: string | null;
  readonly total_usage_reached: boolean;
}

type PromotionStatus = 'disabled' | 'expired' | 'pending' | 'active' | 'inactive';

/** The status of a promotion at a time (ISO 8601): `inactive` once its usage limit is reached. */
export const promotionStatus = (promotion: Validity, now: string): PromotionStatus => {
  if (promotion.disabled_at !== null) return 'disabled';
  if (promotion.expires_at <= now) return 'expired';
  if (promotion.starts_at > now) return 'pending';
  return promotion.total_usage_reached ? 'inactive' : 'active';
};
