/** The storage key of the chosen theme: `light`, `dark`, or unset to follow the device. */
const KEY = 'theme';

/**
 * The inline script of the theme: sets the choice on `<html data-theme>` before anything is painted, and
 * stores what is chosen in the storefront's `ThemeSwitch`, whose fields are named `theme`, for every tab.
 * Elements for one theme of the device (`media="(prefers-color-scheme: dark)"`: the logo, the browser's
 * frame) then follow the choice; `data-lamp` stores their original media. In a browser without storage the
 * choice lasts as long as the page.
 */
export const themeScript = [
  '{let t,d=document,o=addEventListener,s=d.documentElement.dataset,',
  // Throws if the visitor has blocked storage.
  `r=f=>{try{return f(localStorage)}catch{}},g=()=>{t=r(l=>l.${KEY});a()},`,
  'a=()=>{/^(dark|light)$/.test(t)?s.theme=t:(t="",delete s.theme);',
  'd.querySelectorAll("source[media*=scheme],meta[media*=scheme],[data-lamp]").forEach(e=>{let m=e.dataset.lamp||=e.media;',
  'e.media=t?m.includes(t)?"all":"not all":m});',
  'd.getElementsByName("theme").forEach(e=>e.checked=e.value==t)};',
  'g();d.addEventListener("DOMContentLoaded",a);o("storage",g);',
  // A page restored from the back/forward cache.
  'o("pageshow",e=>e.persisted&&g());',
  `o("change",e=>e.target.name=="theme"&&(t=e.target.value,r(l=>l.${KEY}=t),a()))}`,
].join('');
