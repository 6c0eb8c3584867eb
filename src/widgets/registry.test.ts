import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadedWidget, loadWidgets } from '../page/loaded-widgets.ts';
import { widgetTypeValues } from '../graphql/generated/contract-rules.ts';
import { toWidgetType, widgetRegistry } from './registry.ts';

const SPECIFIED = [
  'core/html',
  'heading',
  'faq',
  'raw_code',
  'form',
  'google_map',
  'button_link',
  'image_with_content',
  'person_list',
  'call_to_action',
  'hero_quote',
  'hero_testimonial',
  'testimonial_grid',
  'gallery',
  'gallery_group',
  'gift_voucher_purchase',
  'link_children',
  'tpl/heading',
  'Sell/new_products_grid',
  'Sell/product_grid',
  'Sell/product_view',
];

describe('the registry', () => {
  it.each(SPECIFIED)('[PGR-18, A70] %s resolves to a widget', async (name) => {
    const type = toWidgetType(name);
    expect(type).toBe(name);
    await loadWidgets([name]);
    expect(type && loadedWidget(type)).not.toBeNull();
  });

  it.each(widgetTypeValues)('[PRE-02] %s names the module of its chunk', (type) => {
    expect(existsSync(widgetRegistry[type].module)).toBe(true);
  });

  it.each(['', 'html', 'Core/html', 'toString', '__proto__'])('[PGR-17] %j is not a widget', (name) => {
    expect(toWidgetType(name)).toBeNull();
  });
});
