import { describe, expect, it } from 'vitest';
import { defaultBusinessSettings } from './business-settings.ts';
import { linkTree, parseSetting, settingsUnder } from './settings-rules.ts';

const business = (stored: Record<string, unknown>) =>
  settingsUnder(new Map(Object.entries(stored)), 'business', defaultBusinessSettings);

describe('the owner’s settings', () => {
  it('[GEN-15, GEN-16, GEN-17] have the defaults of the specification', () => {
    expect(business({})).toMatchObject({
      ecommerce_enabled: true,
      payment_to_user_id: 1,
      show_back_to_top: true,
      free_shipping_threshold_cents: 20_000,
      priority_fee_cents: null,
      gst_registered: true,
    });
  });

  it('keep set values, including false and 0', () => {
    const set = business({
      'business.ecommerce_enabled': false,
      'business.free_shipping_threshold_cents': 0,
    });
    expect(set).toMatchObject({ ecommerce_enabled: false, free_shipping_threshold_cents: 0 });
  });

  it('[GEN-12] a fee can be set and removed again', () => {
    expect(business({ 'business.priority_fee_cents': 1500 }).priority_fee_cents).toBe(1500);
    expect(business({ 'business.priority_fee_cents': null }).priority_fee_cents).toBeNull();
  });

  it('[ENT-10] values of the wrong type or of another group are ignored', () => {
    expect(business({ 'business.payment_to_user_id': 'one', 'domain.gst_registered': false })).toEqual(
      defaultBusinessSettings,
    );
  });
});

describe('values entered for a setting', () => {
  it.each([
    ['25000', 20_000, 25_000],
    ['0', 20_000, 0],
    ['false', true, false],
    ['1500', null, 1500],
    ['null', null, null],
    ['Kerf & Grain', '', 'Kerf & Grain'],
    ['{"sandbox":150}', { sandbox: 0 }, { sandbox: 150 }],
  ])('%s is accepted in place of %j', (typed, preset, value) => {
    expect(parseSetting(typed, preset)).toEqual(value);
  });

  it.each([
    ['250.00', 20_000],
    ['-1', 20_000],
    ['$250', 20_000],
    ['yes', true],
    ['"1500"', null],
    ['{"sandbox":"much"}', { sandbox: 0 }],
    ['', 20_000],
  ])('%s is refused in place of %j', (typed, preset) => {
    expect(parseSetting(typed, preset)).toBeUndefined();
  });
});

describe('menus', () => {
  const row = (id: number, parent_id: number | null) => ({
    id,
    parent_id,
    menu: 'footer',
    name: `Link ${id}`,
    link: `/${id}`,
    icon: null,
    sort_order: id,
    enabled: 1 as const,
  });

  it('[APC-11] nest links under their parents in order; a link with an unknown parent is at the top level', () => {
    const tree = linkTree([row(1, null), row(2, 1), row(3, 1), row(4, 99)]);
    expect(tree.map((link) => [link.id, link.children.map((child) => child.id)])).toEqual([
      [1, [2, 3]],
      [4, []],
    ]);
  });

  it('[APC-11] omit a disabled link, with all its descendants at any depth', () => {
    const off = { ...row(2, 1), enabled: 0 as const };
    const [first] = linkTree([row(1, null), off, row(3, 2), row(4, 3), row(5, 1)]);
    expect(first?.children.map(({ id }) => id)).toEqual([5]);
  });
});
