/** How far from the viewport a lazy picture gets its source (IMG-07, A89). */
const MARGIN = '200px';

/**
 * Loads the pictures that `Picture` of the storefront marks with `data-lazy`, whatever inserted them: its
 * preceding sources match no medium until it comes near, and then their own (`data-media`) or all. `sizes` is
 * set to its width in px at up to two device pixels per px (A90), so that the browser picks the smallest file
 * that is wide enough. A video marked so gets its slate (`data-poster`). Printing loads all.
 */
export const lazyPicturesScript = [
  '{let d=document,a=f=>d.querySelectorAll("[data-lazy]").forEach(f),',
  'l=i=>{let r=devicePixelRatio,w=i.clientWidth*(r<2?r:2);',
  'i.poster=i.dataset.poster;',
  'for(let s=i;s=s.previousSibling;)',
  's.sizes=(s.srcset.match(/\\d+(?=w\\b)/g)?.find(n=>n>=w)||w)/r+"px",s.media=s.dataset.media||""},',
  // When it comes near again, the device may have been rotated or the window resized.
  'o=new IntersectionObserver(e=>e.forEach(e=>e.isIntersecting&&l(e.target)),',
  // Also for horizontally scrolled containers; vertically, both margins would count for the window.
  `{rootMargin:"${MARGIN}",scrollMargin:"0px ${MARGIN}"});`,
  'new MutationObserver(()=>a(i=>o.observe(i))).observe(d,{childList:1,subtree:1});',
  'onbeforeprint=()=>a(l)}',
].join('');
