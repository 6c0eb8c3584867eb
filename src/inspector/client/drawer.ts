import { addEdgeButton } from './edge-button.ts';

const LIVE = '/dev/machines/live';
/** Set while this tab's drawer is open, so that the next document opens it too. */
const OPEN = 'machines:drawer';

const STYLE =
  'position:fixed;inset-block-start:0;inset-inline-end:0;height:100dvh;z-index:2147482999;width:min(60rem,70vw);border:0;border-inline-start:2px solid GrayText;background:Canvas';

/** Adds a button at the edge of the shop that opens the tab's machines in a drawer. */
export function addDrawer(tab: string): void {
  const button = addEdgeButton('Machines', 'upper');
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-keyshortcuts', 'Alt+M');
  let drawer: HTMLIFrameElement | null = null;
  const open = () => {
    drawer = document.createElement('iframe');
    drawer.title = 'Machines of this tab';
    drawer.src = `${LIVE}?tab=${tab}`;
    drawer.style.cssText = STYLE;
    button.after(drawer);
    button.setAttribute('aria-expanded', 'true');
    sessionStorage.setItem(OPEN, '1');
  };
  const close = (opened: HTMLIFrameElement) => {
    opened.remove();
    drawer = null;
    button.focus();
    button.setAttribute('aria-expanded', 'false');
    sessionStorage.removeItem(OPEN);
  };
  const toggle = () => (drawer ? close(drawer) : open());
  button.addEventListener('click', toggle);
  window.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyM') toggle();
  });
  if (sessionStorage.getItem(OPEN) !== null) open();
}
