// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { MAIN_ID, PageFrame } from './PageFrame.tsx';

describe('PageFrame', () => {
  it('[SEC-06] starts with a skip link to the main part, which can receive the focus', async () => {
    renderWithApp(
      <PageFrame header={<header>Head</header>} footer={<footer>Foot</footer>}>
        Text
      </PageFrame>,
    );
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${MAIN_ID}`);
    screen.getByRole('main').focus();
    expect(document.activeElement?.id).toBe(MAIN_ID);
  });
});
