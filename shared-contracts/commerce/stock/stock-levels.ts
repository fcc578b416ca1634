/** How long one way of travelling takes from one stock location, in whole hours and days. */
export interface LeadTime {
  /** Id, reference or name of the shipping method it is for. */
  methods: readonly string[];
  minHours: number;
  maxHours: number;
  minDays: number;
  maxDays: number;
}

/** Pieces in one stock location and how soon they arrive from there. */
export interface StockLevel {
  quantity: number;
  leadTimes: readonly LeadTime[];
}

interface Span {
  hours?: number | null;
  days?: number | null;
}
interface PlatformLeadTime {
  shipping_method?: { id?: string | null; name?: string | null; reference?: string | null } | null;
  min?: Span;
  max?: Span;
}
interface PlatformLevel {
  quantity?: number;
  delivery_lead_times?: readonly PlatformLeadTime[] | null;
}

const hoursOf = (span: Span | undefined): number => span?.hours ?? 0;
const daysOf = (span: Span | undefined): number => span?.days ?? Math.ceil(hoursOf(span) / 24);

const toLeadTime = ({ shipping_method, min, max }: PlatformLeadTime): LeadTime => ({
  methods: [shipping_method?.id, shipping_method?.reference, shipping_method?.name].filter(
    (it) => typeof it === 'string',
  ),
  minHours: hoursOf(min),
  maxHours: hoursOf(max),
  minDays: daysOf(min),
  maxDays: daysOf(max),
});

/** The stock levels in a SKU's `inventory`, in the order the platform takes from them. */
export const stockLevels = (inventory: Record<string, unknown> | null | undefined): StockLevel[] =>
  ((inventory?.levels ?? []) as readonly PlatformLevel[]).map(
    ({ quantity = 0, delivery_lead_times }) => ({
      quantity,
      leadTimes: (delivery_lead_times ?? []).map(toLeadTime),
    }),
  );
