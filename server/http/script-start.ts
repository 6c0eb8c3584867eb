import { speculationRulesElement } from './speculation-rules.ts';

/** Id of the template that holds back the page's script. */
const TEMPLATE_ID = 'script';

/** An event of the window: nothing competes with the first picture any more. */
export const SCRIPT_STARTS = 'scriptstarts';

/** Maximum wait (ms) of the script after the load event, whether the tab is visible or not. */
const AFTER_LOAD_MS = 300;
/** Maximum wait (ms) after the HTML is parsed, as a picture that never arrives delays the load event. */
const AFTER_HTML_MS = 3000;

/** Where thrown errors wait for the code that reports them. */
const THROWN = 'thrown';

/**
 * Events that show a user's presence. Not `pointermove`: browsers send it when a page loads under a resting
 * mouse.
 */
const SIGNS = 'pointerdown touchstart keydown focusin input scroll';

/**
 * Wraps the elements that load and run the page's script, and the speculation rules, until the starter
 * inserts them.
 */
export const waitingScript = (elements: string): string =>
  `<template id="${TEMPLATE_ID}">${speculationRulesElement}${elements}</template>`;

/**
 * The inline script that starts the page's own script, so that nothing of it competes with the first picture:
 * once that is drawn, or as soon as a user interacts with the page. Input until then is kept
 * (`early-submit.ts`). Without a first picture, the text suffices. Until the router replaces this handler,
 * Back or Forward to another screen, whose history entry the router has marked, reloads the document. Thrown
 * errors are kept for the code that reports them, which loads later (HTP-07).
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
