/**
 * Adds an upright button at the edge of the window, in the middle of its height: the shop uses top and bottom
 * itself.
 */
export function addEdgeButton(label: string, half: 'upper' | 'lower'): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  const place = half === 'upper' ? 'inset-block-end:calc(50% + 4px)' : 'inset-block-start:calc(50% + 4px)';
  button.style.cssText = `position:fixed;${place};inset-inline-start:0;z-index:2147483000;padding:12px 4px;border:1px solid;border-radius:4px;background:Canvas;color:CanvasText;font:13px system-ui;cursor:pointer`;
  const upright = document.createElement('span');
  upright.style.writingMode = 'vertical-rl';
  upright.textContent = label;
  button.append(upright);
  document.body.append(button);
  return button;
}
