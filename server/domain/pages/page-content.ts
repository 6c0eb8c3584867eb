import type { Selectable } from 'kysely';
import { fromFlag, fromJson } from '../../db/columns.ts';
import type { PageContentRow } from '../../db/tables/pages-tables.ts';
import type { VideoRow } from '../../db/tables/products-tables.ts';
import { videoDetails } from '../products/product-details.ts';
import type { VideoDetails } from '../products/product-details.ts';
import { servedSettings } from './inline-code.ts';

type Flags = 'hidden' | 'full_width' | 'background_image_fixed' | 'editing' | 'deleted';

/** A content block with its background video; `settings` are sanitised as served. */
export interface PageContentNode
  extends Omit<Selectable<PageContentRow>, Flags | 'variables' | 'trusted'>, Record<Flags, boolean> {
  settings: unknown;
  video: VideoDetails | null;
}

/** @param video the row of `background_video_id` */
export function contentNode(
  { variables, trusted, ...row }: Selectable<PageContentRow>,
  video: Selectable<VideoRow> | undefined,
): PageContentNode {
  const stored = { type: row.template, settings: fromJson<unknown>(variables), trusted };
  return {
    ...row,
    hidden: fromFlag(row.hidden),
    full_width: fromFlag(row.full_width),
    background_image_fixed: fromFlag(row.background_image_fixed),
    editing: fromFlag(row.editing),
    deleted: fromFlag(row.deleted),
    settings: servedSettings(stored),
    video: videoDetails(video),
  };
}
