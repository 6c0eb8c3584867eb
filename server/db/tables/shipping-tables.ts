import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

interface ShippingTypesTable {
  id: Generated<number>;
  name: string;
  amount_cents: number;
  is_pick_up: Flag;
  description: string;
  free_above_threshold: Flag;
  regional: Flag;
  /** Minimum and maximum transit time in business days; null if no arrival is promised. */
  min_transit_days: number | null;
  max_transit_days: number | null;
  sort_order: number;
  enabled: Generated<Flag>;
}

interface ShippingRegionPostcodesTable {
  id: Generated<number>;
  shipping_type_id: number;
  suburb: string;
  postcode: string;
}

interface ShippingQuoteRequestsTable {
  id: Generated<number>;
  user_id: number | null;
  /** JSON of the submitted address. */
  address: string;
  /** JSON of the cart's content as texts. */
  items: string;
  created_at: Instant;
}

export interface ShippingTables {
  shipping_types: ShippingTypesTable;
  shipping_region_postcodes: ShippingRegionPostcodesTable;
  shipping_quote_requests: ShippingQuoteRequestsTable;
}
