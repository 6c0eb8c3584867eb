/** A lazy picture gets its source so far from where it is seen (IMG-07, A89). */
const MARGIN = '200px';

/**
 * Loads the pictures that `Picture` of the storefront marks with `data-lazy`, whoever put them into the page: its
 * sources, which stand before it, are for no medium until it comes near, then for their own (`data-media`) or for all.
 * They are told how wide it stands in px of a device with at most two for each (A90), so that the browser takes the
 * smallest file that is wide enough. A video so marked gets its slate (`data-poster`). Printing loads all.
 */
export const lazyPicturesScript = [
  '{let d=document,a=f=>d.querySelectorAll("[data-lazy]").forEach(f),',
  'l=i=>{let r=devicePixelRatio,w=i.clientWidth*(r<2?r:2);',
  'i.poster=i.dataset.poster;',
  'for(let s=i;s=s.previousSibling;)',
  's.sizes=(s.srcset.match(/\\d+(?=w\\b)/g)?.find(n=>n>=w)||w)/r+"px",s.media=s.dataset.media||""},',
  // One that comes near again may have been turned or widened meanwhile.
  'o=new IntersectionObserver(e=>e.forEach(e=>e.isIntersecting&&l(e.target)),',
  // In what is scrolled sideways too; up and down both margins would count for the window.
  `{rootMargin:"${MARGIN}",scrollMargin:"0px ${MARGIN}"});`,
  'new MutationObserver(()=>a(i=>o.observe(i))).observe(d,{childList:1,subtree:1});',
  'onbeforeprint=()=>a(l)}',
].join('');
