import { describe, expect, it } from 'vitest';
import { defaultBusinessSettings } from './business-settings.ts';
import { linkTree, settingsUnder } from './settings-rules.ts';

const business = (kept: Record<string, unknown>) =>
  settingsUnder(new Map(Object.entries(kept)), 'business', defaultBusinessSettings);

describe('what the owner decides', () => {
  it('[GEN-15, GEN-16, GEN-17] has the presets of the specification', () => {
    expect(business({})).toMatchObject({
      ecommerce_enabled: true,
      payment_to_user_id: 1,
      show_back_to_top: true,
      free_shipping_threshold_cents: 20_000,
      priority_fee_cents: null,
      gst_registered: true,
      guest_checkout: false,
    });
  });

  it('keeps what was set, false and 0 too', () => {
    const set = business({
      'business.ecommerce_enabled': false,
      'business.free_shipping_threshold_cents': 0,
    });
    expect(set).toMatchObject({ ecommerce_enabled: false, free_shipping_threshold_cents: 0 });
  });

  it('[GEN-12] a fee may be set and be taken away again', () => {
    expect(business({ 'business.priority_fee_cents': 1500 }).priority_fee_cents).toBe(1500);
    expect(business({ 'business.priority_fee_cents': null }).priority_fee_cents).toBeNull();
  });

  it('[ENT-10] a value of the wrong kind, or of another part, is not taken', () => {
    expect(business({ 'business.payment_to_user_id': 'one', 'domain.gst_registered': false })).toEqual(
      defaultBusinessSettings,
    );
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
  });

  it('[APC-11] hang links under their parents in order; one whose parent is elsewhere stands on top', () => {
    const tree = linkTree([row(1, null), row(2, 1), row(3, 1), row(4, 99)]);
    expect(tree.map((link) => [link.id, link.children.map((child) => child.id)])).toEqual([
      [1, [2, 3]],
      [4, []],
    ]);
  });
});
