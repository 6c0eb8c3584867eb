// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../../test/render-content.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = vi.fn();
});

describe('faq', () => {
  const item = (id: number) => ({
    __typename: 'Faq',
    id,
    name: `Question ${id}`,
    content: `<p>Answer ${id}</p>`,
  });
  const requests: unknown[] = [];
  const responses = {
    Faq: (variables: unknown) => {
      requests.push(variables);
      return { faqList: { __typename: 'FaqList', data: [item(1), item(2)] } };
    },
  };

  it('[WGT-04] shows heading, text and the questions of its group, all of them closed', async () => {
    await renderWidget(
      'faq',
      { heading: 'Asked', pagecontent: '<p>Often</p>', group: 'orders' },
      { responses },
    );
    expect(screen.getByText('Asked')).toBeTruthy();
    expect(screen.getByText('Often')).toBeTruthy();
    expect(requests.at(-1)).toEqual({ group: 'orders' });
    const items = [...document.querySelectorAll('details')];
    expect(items.map(({ open }) => open)).toEqual([false, false]);
  });

  it('[I18-04] a question is the only text of its element, so that one in English can be marked', async () => {
    await renderWidget('faq', {}, { responses });
    expect(screen.getByText('Question 1').innerHTML).toBe('Question 1');
  });

  it('[WGT-04] its items form one native group, so that only one is open at a time', async () => {
    await renderWidget('faq', {}, { responses });
    const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(new Set(names).size).toBe(1);
  });

  it('[WGT-04] opening an item scrolls it into view, a second press closes it', async () => {
    await renderWidget('faq', {}, { responses });
    const details = document.querySelector('details');
    await userEvent.click(screen.getByText('Question 1'));
    await expect.poll(() => details?.scrollIntoView).toHaveBeenCalledOnce();
    expect(details?.open).toBe(true);
    await userEvent.click(screen.getByText('Question 1'));
    expect(details?.open).toBe(false);
  });
});
