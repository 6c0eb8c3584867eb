import { createContext, use } from 'react';
import type { Drafts } from '../lib/storage/drafts.ts';

/** `null` on the server, where nothing is typed. */
export const DraftsContext = createContext<Drafts | null>(null);

/** Drafts of typed input in this browser; `null` on the server. */
export const useDrafts = (): Drafts | null => use(DraftsContext);
