/** A product that was bought or viewed. */
export interface TaggedItem {
  id: string;
  name: string;
  /** Dollars; `null` when unknown. */
  price: number | null;
  quantity: number;
}

/** Shoppers' actions that are reported to analytics services. Amounts in dollars. */
export type TaggedEvent =
  /** `viewed`: the product of a product page. */
  | { type: 'page'; path: string; viewed?: TaggedItem }
  | { type: 'view'; items: TaggedItem[] }
  /** `cart`: all of its items after the addition. */
  | { type: 'add'; items: TaggedItem[]; cart: TaggedItem[] }
  | { type: 'checkout'; items: TaggedItem[]; value: number }
  | { type: 'purchase'; order: string; items: TaggedItem[]; value: number };

/** Reports an event to one or more services. */
export type Report = (event: TaggedEvent) => void;
