import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

export interface AddressesTable {
  id: Generated<number>;
  user_id: number;
  display_name: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  street_address: string;
  street_address_1: string | null;
  postcode: string;
  city: string;
  /** One of the eight codes, e.g. `QLD`. */
  state: string;
  /** Always `AU` (A11). */
  country: string;
  enabled: Flag;
  created_at: Instant;
}

export interface AddressTables {
  addresses: AddressesTable;
}
