import { LOAD_SLIDES } from '../../src/rules/load-slides.ts';

/** How far from the viewport a lazy picture gets its source (IMG-07, A89). */
const MARGIN = '200px';

/**
 * Loads the pictures that `Picture` of the storefront marks with `data-lazy`, whatever inserted them: its
 * preceding sources match no medium until it comes near, and then their own (`data-media`). `sizes` is set to
 * its width in px at up to two device pixels per px (A90), so that the browser picks the smallest file that is
 * wide enough. A video marked so gets its slate (`data-poster`). Printing loads all. Those beside the visible
 * ones of a slider load when they begin to show until the page's script, which would compete with them, has
 * started.
 */
export const lazyPicturesScript = [
  '{let d=document,a=f=>d.querySelectorAll("[data-lazy]").forEach(f),',
  'l=i=>{let r=devicePixelRatio,w=i.clientWidth*(r<2?r:2);',
  'for(;i;i=i.previousSibling)',
  'i.sizes=(i.srcset?.match(/ \\d+/g)?.find(n=>n>=w)||w)/r+"px",Object.assign(i,i.dataset)},',
  // When it comes near again, the device may have been rotated or the window resized.
  'o,n=m=>o=new IntersectionObserver(e=>e.map(e=>e.isIntersecting&&l(e.target)),',
  `{rootMargin:"${MARGIN}",scrollMargin:m}),v=()=>a(i=>o.observe(i));`,
  // Touching edges would count as visible.
  'n("-1px");new MutationObserver(v).observe(d,{childList:1,subtree:1});',
  // Also for horizontally scrolled containers; vertically, both margins would count for the window.
  `${LOAD_SLIDES}=()=>v(n("0px ${MARGIN}"));`,
  'onbeforeprint=()=>a(l)}',
].join('');
