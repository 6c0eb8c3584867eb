import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';

/**
 * A part of a screen whose code loads when it is first rendered.
 * @param Missing replaces the part when its code fails to load; renders nothing by default
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = (): ReactNode => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    ),
  );
}
