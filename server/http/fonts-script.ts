import { SCRIPT_STARTS } from './script-start.ts';

/** Where a browser keeps that it has had the shop's fonts. */
const KEY = 'fonts';

/**
 * The inline script that holds the fonts back in a browser that has none yet (`<html data-fonts="later">`, of which
 * `fonts.css` knows): they shared a phone's line with the first picture. With the page's script the two that the page
 * needs are fetched, the last faces of their families, and shown both at once, so that the page is laid out anew but
 * once. Letters that they lack bring other ones then, as always, and so does one that did not arrive. Where a browser
 * keeps nothing the fonts come at once, lest the letters change on each page.
 */
export const fontsScript = [
  'try{let e=document.documentElement,n=f=>f.replace(/["\']/g,"").trim();',
  `if(!localStorage.${KEY}){e.dataset.fonts="later";addEventListener("${SCRIPT_STARTS}",`,
  '()=>Promise.all(["text","display"].map(k=>{',
  'let f=n(getComputedStyle(e).getPropertyValue("--face-of-"+k));',
  'return[...document.fonts].findLast(x=>n(x.family)==f)?.load()}))',
  `.then(()=>localStorage.${KEY}=1).catch(()=>0).then(()=>delete e.dataset.fonts),{once:!0})}}catch{}`,
].join('');
