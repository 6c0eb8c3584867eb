import { isSwitchedOn } from '../../../src/rules/visibility.ts';
import { fromFlag } from '../../db/columns.ts';
import { cleanSettings } from '../../lib/clean-html.ts';

/** The type of the widget whose code the owner writes. */
export const RAW_CODE = 'raw_code';

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** A script element that holds no program, or one of somebody else. */
const NO_PROGRAM = /\bsrc\s*=|\btype\s*=(?!\s*["']?(?:text|application)\/javascript\b)/i;

/** Code in its three parts: markup without script and style elements, the programs that stood in them, the rules. */
export interface CodeParts {
  markup: string;
  script: string;
  style: string;
}

/** Takes code apart (A69). Scripts of other sites are left out: the shop's policy loads none. */
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

/** Whether code stands in the page itself: its switch is on, and an administrator has saved it (A69). */
export const runsInline = (settings: Record<string, unknown>, trusted: number): boolean =>
  isSwitchedOn(settings['inline']) && fromFlag(trusted);

interface StoredWidget {
  type: string;
  settings: unknown;
  /** 1: an administrator has saved it. */
  trusted: number;
}

/**
 * A widget's settings as they leave the host: HTML and links cleaned, and of raw_code the switch `inline` only where
 * it counts (A69). Inline code travels as markup; `has_script` and `has_style` say that the rest is at
 * `/raw/{name}/script.js` and `style.css`, because the shop's policy takes nothing of that from within a page.
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
