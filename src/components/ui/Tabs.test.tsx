// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = ['Description', 'Care', 'Delivery'].map((title) => ({
  id: title,
  title,
  content: `About ${title}`,
}));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

afterEach(() => document.body.removeAttribute('style'));

describe('Tabs', () => {
  it('[PGR-03] show only the panel of the selected tab', async () => {
    renderWithApp(<Tabs label="Product" tabs={tabs} />);
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Care' }));
    expect(screen.getByRole('tabpanel', { name: 'Care' }).textContent).toBe('About Care');
  });

  it('[SEC-06] are selected by arrow keys in a loop, Home and End, with one tab stop', async () => {
    renderWithApp(<Tabs label="Product" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('Care');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(selected()).toBe('Description');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Delivery');
    await userEvent.keyboard('{Home}');
    expect(selected()).toBe('Description');
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });

  it('reverse the arrow keys in right-to-left languages', async () => {
    document.body.style.direction = 'rtl';
    renderWithApp(<Tabs label="Product" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('Care');
  });
});
