import { SCRIPT_STARTS } from './script-start.ts';

/** The storage key recording that a browser has had the shop's fonts. */
const KEY = 'fonts';

/**
 * The inline script that delays the fonts in a browser that has none yet (`<html data-fonts="later">`, used
 * by `fonts.css`), as they would compete with the first picture for bandwidth. When the page's script starts,
 * the two fonts the page needs, the last faces of their families, are loaded and shown together, so that
 * layout changes only once. Characters they lack load other faces as usual, and so does a font that failed to
 * load. In a browser without storage the fonts load immediately, as otherwise they would change on each page.
 */
export const fontsScript = [
  'try{let e=document.documentElement,n=f=>f.replace(/["\']/g,"").trim();',
  `if(!localStorage.${KEY}){e.dataset.fonts="later";addEventListener("${SCRIPT_STARTS}",`,
  '()=>Promise.all(["text","display"].map(k=>{',
  'let f=n(getComputedStyle(e).getPropertyValue("--face-of-"+k));',
  'return[...document.fonts].findLast(x=>n(x.family)==f)?.load()}))',
  `.then(()=>localStorage.${KEY}=1).catch(()=>0).then(()=>delete e.dataset.fonts),{once:!0})}}catch{}`,
].join('');
