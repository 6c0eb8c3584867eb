import { isSwitchedOn } from '../../../src/rules/visibility.ts';
import { fromFlag } from '../../db/columns.ts';
import { cleanSettings } from '../../lib/clean-html.ts';

/** The type of the widget with the owner's own code. */
export const RAW_CODE = 'raw_code';

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** A script element with no program in it, or with an external one. */
const NO_PROGRAM = /\bsrc\s*=|\btype\s*=(?!\s*["']?(?:text|application)\/javascript\b)/i;

/** Code split into markup without script and style elements, their programs, and their rules. */
export interface CodeParts {
  markup: string;
  script: string;
  style: string;
}

/** Splits code into its parts (A69). External scripts are dropped, as the shop's policy blocks them. */
export function splitCode(code: string): CodeParts {
  const programs = [...code.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !NO_PROGRAM.test(attributes))
    .map(([, , program = '']) => program.trim());
  const rules = [...code.matchAll(STYLE)].map(([, text = '']) => text.trim());
  return {
    markup: code.replace(SCRIPT, '').replace(STYLE, ''),
    script: programs.filter(Boolean).join('\n;\n'),
    style: rules.filter(Boolean).join('\n'),
  };
}

/** Whether code runs in the page itself: its switch is on, and an administrator has saved it (A69). */
export const runsInline = (settings: Record<string, unknown>, trusted: number): boolean =>
  isSwitchedOn(settings['inline']) && fromFlag(trusted);

interface StoredWidget {
  type: string;
  settings: unknown;
  /** 1 if an administrator has saved it. */
  trusted: number;
}

/**
 * Returns a widget's settings as served: HTML and links sanitised, and for raw_code the switch `inline` only
 * where it takes effect (A69). Inline code is served as markup; `has_script` and `has_style` say that the
 * rest is at `/raw/{name}/script.js` and `style.css`, because the shop's policy blocks inline scripts and
 * styles.
 */
export function servedSettings({ type, settings: stored, trusted }: StoredWidget): unknown {
  const settings = cleanSettings(stored);
  if (type !== RAW_CODE || typeof settings !== 'object' || settings === null) return settings;
  const {
    inline: _switch,
    has_script: _script,
    has_style: _style,
    ...others
  }: Record<string, unknown> = {
    ...settings,
  };
  const code = others['raw_html'];
  if (typeof code !== 'string' || !runsInline({ ...settings }, trusted)) return others;
  const { markup, script, style } = splitCode(code);
  return {
    ...others,
    raw_html: markup,
    inline: true,
    has_script: script !== '',
    has_style: style !== '',
  };
}
