import { speculationRulesElement } from './speculation-rules.ts';

/** Id of the template in which the page's script waits. */
const TEMPLATE_ID = 'script';

/** An event of the window: nothing competes with the first picture any more. */
export const SCRIPT_STARTS = 'scriptstarts';

/** From the end of loading on the script waits no longer than this, be the tab in sight or not, ms. */
const AFTER_LOAD_MS = 300;
/** A picture that never answers holds the end of loading back; from the end of the HTML on, ms. */
const AFTER_HTML_MS = 3000;

/** Where what is thrown waits for the code that reports it. */
const THROWN = 'thrown';

/** Somebody is there. A browser says `pointermove` by itself, when a page comes under a mouse that rests. */
const SIGNS = 'pointerdown touchstart keydown focusin input scroll';

/** The elements that fetch and run the page's script, and what waits with them, kept until the starter takes them out. */
export const waitingScript = (elements: string): string =>
  `<template id="${TEMPLATE_ID}">${speculationRulesElement}${elements}</template>`;

/**
 * The inline script that starts the page's own one, so that nothing of it competes with the first picture: when that
 * has been drawn, or at once when somebody begins to use the page. What is pressed or typed until then is kept
 * (`early-press.ts`). Without a first picture the words are enough. Back or Forward to another screen, whose history
 * entry the router has marked, loads its document until the router is there and takes this handler away. What is thrown
 * is kept for the code that reports it, which comes later (HTP-07).
 */
export const startScript = [
  '{let w,t,d=document,o=addEventListener,',
  `go=()=>{w=1;(t=d.getElementById("${TEMPLATE_ID}"))&&(d.body.append(d.importNode(t.content,!0)),t.remove());`,
  `dispatchEvent(new Event("${SCRIPT_STARTS}"))};`,
  `"error unhandledrejection".split(" ").map(e=>o(e,x=>(window.${THROWN}??=[]).push(x)));`,
  `"${SIGNS}".split(" ").map(e=>o(e,go,{capture:!0,passive:!0,once:!0}));`,
  'onpopstate=e=>e.state&&location.reload();',
  `o("load",()=>setTimeout(go,${AFTER_LOAD_MS}));`,
  // From then on every picture of the page is known.
  `o("DOMContentLoaded",()=>{w&&go();setTimeout(go,${AFTER_HTML_MS});`,
  'new PerformanceObserver(()=>[...d.images].every(i=>i.complete||i.fetchPriority!="high")&&go())',
  '.observe({type:"largest-contentful-paint",buffered:!0})})}',
].join('');
