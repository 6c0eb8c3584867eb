/** What was bought or looked at. */
export interface TaggedItem {
  id: string;
  name: string;
  /** Dollars; null where it is not known. */
  price: number | null;
  quantity: number;
}

/** What shoppers do, as far as anybody is told. Money in dollars. */
export type TaggedEvent =
  /** `viewed`: the product that the page is of. */
  | { type: 'page'; path: string; viewed?: TaggedItem }
  | { type: 'view'; items: TaggedItem[] }
  /** `cart`: all that is in it now. */
  | { type: 'add'; items: TaggedItem[]; cart: TaggedItem[] }
  | { type: 'checkout'; items: TaggedItem[]; value: number }
  | { type: 'purchase'; order: string; items: TaggedItem[]; value: number };

/** Tells one service. */
export type Tell = (event: TaggedEvent) => void;
