/** Where a browser keeps what was chosen: `light`, `dark`, or nothing for what the device says. */
const KEY = 'theme';

/**
 * The inline script of the theme: puts the choice on `<html data-theme>` before anything is painted, and keeps what is
 * chosen in `ThemeSwitch` of the storefront, whose fields are called `theme`, for every tab. Elements for one theme of
 * the device (`media="(prefers-color-scheme: dark)"`: the logo, the frame of the browser) are then for the chosen one;
 * `data-lamp` remembers what they were for. Where a browser keeps nothing the choice lasts as long as the page.
 */
export const themeScript = [
  '{let t,d=document,o=addEventListener,s=d.documentElement.dataset,',
  // Throws where the visitor has forbidden the page to keep anything.
  `r=f=>{try{return f(localStorage)}catch{}},g=()=>{t=r(l=>l.${KEY});a()},`,
  'a=()=>{/^(dark|light)$/.test(t)?s.theme=t:(t="",delete s.theme);',
  'd.querySelectorAll("source[media*=scheme],meta[media*=scheme],[data-lamp]").forEach(e=>{let m=e.dataset.lamp||=e.media;',
  'e.media=t?m.includes(t)?"all":"not all":m});',
  'd.getElementsByName("theme").forEach(e=>e.checked=e.value==t)};',
  'g();d.addEventListener("DOMContentLoaded",a);o("storage",g);',
  // A page that comes back as it was left.
  'o("pageshow",e=>e.persisted&&g());',
  `o("change",e=>e.target.name=="theme"&&(t=e.target.value,r(l=>l.${KEY}=t),a()))}`,
].join('');
