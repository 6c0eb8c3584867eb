import { createContext, use } from 'react';
import type { Drafts } from '../lib/storage/drafts.ts';

/** Null on the server, where nobody types. */
export const DraftsContext = createContext<Drafts | null>(null);

/** What this browser keeps of what is being typed; null on the server. */
export const useDrafts = (): Drafts | null => use(DraftsContext);
