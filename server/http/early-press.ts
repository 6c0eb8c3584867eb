/** From the arrival of its script on a page has so long to come to life, ms. */
const PATIENCE_MS = 8000;

/**
 * The inline script that keeps a press: pages are read long before their own script is there. A form marked
 * `data-early` says by that attribute how it is: '' it waits for its script, `kept` it was pressed meanwhile (the
 * words for that stand in it), `native` the browser sends it, `lost` it can only be sent by script, and there is none.
 * `useEarlyPress` of the storefront takes the attribute away and sends what was kept, once.
 */
export const earlyPressScript = [
  '{let p,t,x,d=document,o=addEventListener,',
  // No script will come: what was kept goes as the form says, or cannot go.
  'g=(n=p?.attributes.action)=>{x=1;t?.early=="kept"&&(t.early=n?"native":"lost",n&&p.requestSubmit(p.early))},',
  // Of the page's script, not of a picture.
  'm=h=>e=>e.target.type=="module"&&h();',
  // Before anybody else hears of it; a second press is the same one.
  'o("submit",e=>{let f=e.target,s=f.dataset;if(s.early!=null&&!(x&&f.attributes.action))e.preventDefault(),e.stopPropagation(),',
  'f.early=e.submitter,s.early="kept",p=f,t=s,x&&g()},1);',
  'o("error",m(g),1);',
  `d.addEventListener("load",m(()=>setTimeout(g,${PATIENCE_MS})),1);`,
  // Buttons that do nothing without script are disabled in the HTML.
  'd.onreadystatechange=()=>d.querySelectorAll("[data-early] button").forEach(b=>b.disabled=0)}',
].join('');
