/** How long (ms) after its script loads a page may take to become interactive. */
const GIVE_UP_AFTER_MS = 8000;

/**
 * The inline script that stores a form's submission, as pages are read long before their own script runs. The
 * attribute `data-early` of a form is its state: '' waiting for its script; `stored` submitted meanwhile (the
 * form contains a message for that); `native` submitted by the browser; `lost` not submitted, as that needs
 * script and there is none. `useEarlySubmit` of the storefront removes the attribute and submits what was
 * stored, once.
 */
export const earlySubmitScript = [
  '{let p,t,x,d=document,o=addEventListener,',
  // No script will arrive: a stored submission is sent natively, or cannot be sent.
  'g=(n=p?.attributes.action)=>{x=1;t?.early=="stored"&&(t.early=n?"native":"lost",n&&p.requestSubmit(p.early))},',
  // Only for the page's script, not for pictures.
  'm=h=>e=>e.target.type=="module"&&h();',
  // Runs before all other listeners; a second press replaces the first.
  'o("submit",e=>{let f=e.target,s=f.dataset;if(s.early!=null&&!(x&&f.attributes.action))e.preventDefault(),e.stopPropagation(),',
  'f.early=e.submitter,s.early="stored",p=f,t=s,x&&g()},1);',
  'o("error",m(g),1);',
  `d.addEventListener("load",m(()=>setTimeout(g,${GIVE_UP_AFTER_MS})),1);`,
  // Buttons that do nothing without script are disabled in the HTML.
  'd.onreadystatechange=()=>d.querySelectorAll("[data-early] button").forEach(b=>b.disabled=0)}',
].join('');
