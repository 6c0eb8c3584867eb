const LIVE = '/dev/machines/live';

const styles = {
  button:
    'position:fixed;inset-block-end:12px;inset-inline-start:12px;z-index:2147483000;padding:6px 12px;border:1px solid;border-radius:4px;background:Canvas;color:CanvasText;font:13px system-ui;cursor:pointer',
  drawer:
    'position:fixed;inset-block-start:0;inset-inline-end:0;height:100dvh;z-index:2147482999;width:min(60rem,70vw);border:0;border-inline-start:2px solid GrayText;background:Canvas',
};

/** A button at the edge of the shop that shows the machines of this tab beside it. */
export function addDrawer(tab: string): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Machines';
  button.style.cssText = styles.button;
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-keyshortcuts', 'Alt+M');
  let drawer: HTMLIFrameElement | null = null;
  const toggle = () => {
    if (drawer) {
      drawer.remove();
      drawer = null;
      button.focus();
    } else {
      drawer = document.createElement('iframe');
      drawer.title = 'Machines of this tab';
      drawer.src = `${LIVE}?tab=${tab}`;
      drawer.style.cssText = styles.drawer;
      button.after(drawer);
    }
    button.setAttribute('aria-expanded', String(drawer !== null));
  };
  button.addEventListener('click', toggle);
  window.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyM') toggle();
  });
  document.body.append(button);
}
