// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleImage } from '../../test/content-samples.ts';
import { renderWidget } from '../../test/render-content.tsx';

const person = {
  __typename: 'Person',
  id: 1,
  first_name: 'Hannah',
  last_name: 'Ashby',
  title: 'Draws',
  photo: sampleImage(150, '1x1'),
};

const showsArticle = (settings: object) =>
  renderWidget('article_text', settings, {
    responses: { Authors: () => ({ personList: { __typename: 'PersonList', data: [person] } }) },
  });

it('[RT-05] an article shows its text, then its facts, its author, and a link to continue', async () => {
  const { container } = await showsArticle({
    html: '<p>Slate begins as mud.</p>',
    facts: '<dl><dt>Heat</dt><dd>None</dd></dl>',
    author: 'Hannah Ashby',
    button_text: 'Shop slate',
    button_link: '/shop/slate',
  });
  expect(container.textContent).toContain(
    'Slate begins as mud.In shortHeatNoneWritten by Hannah AshbyDrawsShop slate',
  );
  expect(screen.getByRole('link', { name: 'Shop slate' }).getAttribute('href')).toBe('/shop/slate');
});

it('an unknown author is not named, and a text without further parts is shown alone', async () => {
  const { container } = await showsArticle({ html: '<p>Slate begins as mud.</p>', author: 'Nobody' });
  expect(container.textContent).toBe('Slate begins as mud.');
});
