import { is } from 'valibot';
import { readInstant } from '../rules/workshop-time.ts';
import { settingImage } from '../widgets/setting-image.ts';
import type { PictureSetting } from '../widgets/setting-image.ts';
import { withoutBlankSettings } from '../widgets/widget-module.ts';
import { picture } from '../widgets/widget-settings.ts';
import { BOX_COLOURS, readBox } from './box-settings.ts';
import type { BoxSettings, RawBox } from './box-settings.ts';
import { isRecord } from '../rules/is-record.ts';

/** The wrapper settings of a widget: its `widget_…` settings (specification section 3, ENT-09). */
export interface WidgetFrame {
  /** `null` when nothing sets the widget apart. */
  box: BoxSettings | null;
  /** For the owner: a line for each unusable wrapper setting. */
  problems: string[];
  /** First and last instant (ms since 1970) at which the widget is shown. */
  from: number;
  until: number;
}

const PREFIX = 'widget_';
const BACKGROUND_SLOT = { aspect: '16x9', width: 1920 };

const pictureSetting = picture();

const asPicture = (value: unknown): PictureSetting | null => (is(pictureSetting, value) ? value : null);

/** Names of the settings whose picture the host does not have. */
function missingPictures({ image_hashes: known }: Record<string, unknown>): string[] {
  if (!isRecord(known)) return [];
  return Object.entries(known).flatMap(([name, record]) => (record === null ? [name] : []));
}

/** Reads the wrapper settings of a widget, leaving out values that are not allowed. */
export function readWidgetFrame(templatevar: unknown): WidgetFrame {
  const settings = withoutBlankSettings(templatevar);
  const own = Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, value]) => [name.slice(PREFIX.length), value]),
  );
  const problems: string[] = [];
  const instant = (name: string, preset: number, dayEnds: boolean) => {
    const written = own[name];
    if (written === undefined) return preset;
    const at = readInstant(written, dayEnds);
    if (!Number.isNaN(at)) return at;
    problems.push(`${PREFIX}${name}: ${String(written)}`);
    return preset;
  };
  const from = instant('hidden_before', Number.NEGATIVE_INFINITY, false);
  const until = instant('hidden_after', Number.POSITIVE_INFINITY, true);
  const known = withoutBlankSettings(settings['image_hashes'])[`${PREFIX}background_image`];
  const image = settingImage(asPicture(own['background_image']), asPicture(known), BACKGROUND_SLOT);
  if (own['background_image'] !== undefined && !image) problems.push(`${PREFIX}background_image`);
  const raw: RawBox = { ...own, background_image: image, background_video: null };
  const { box, problems: ofBox } = readBox(raw, BOX_COLOURS.widget);
  return {
    box: isPlain(box) ? null : box,
    problems: [...problems, ...ofBox.map((problem) => `${PREFIX}${problem}`), ...missingPictures(settings)],
    from,
    until,
  };
}

function isPlain({ background, text, padding, margin, picture: image, entrance }: BoxSettings): boolean {
  const lengths = [...Object.values(padding), ...Object.values(margin)];
  return !background && !text && !image && !entrance && lengths.every((length) => length === undefined);
}
