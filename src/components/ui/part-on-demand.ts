import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

const nothing = (): ReactNode => null;

/**
 * A part of a screen that somebody opens: its code loads when it is first rendered, in a browser only. Unlike a
 * lazy component (`lazy-part.ts`, for what the host renders too) it shows as soon as its code is there: React
 * keeps the fallback of `Suspense` for at least 300 ms.
 * @param Missing replaces the part when its code fails to load, which is tried again for the next one
 * @param Waiting is shown until the code is there
 */
export function partOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Missing = nothing, Waiting = nothing }: { Missing?: ComponentType<Props>; Waiting?: ComponentType } = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function PartOnDemand(props: Props) {
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      // Another one may have loaded it since this one was rendered.
      if (loaded) return void setPart(() => loaded);
      let isShown = true;
      const show = (shown: ComponentType<Props>) => void (isShown && setPart(() => shown));
      load().then(
        (Part) => show((loaded = Part)),
        () => show(Missing),
      );
      return () => void (isShown = false);
    }, []);
    return part ? createElement(part, props) : createElement(Waiting);
  };
}
