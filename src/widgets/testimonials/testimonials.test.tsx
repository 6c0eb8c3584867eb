// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleImage } from '../../test/content-samples.ts';
import { renderWidget } from '../../test/render-content.tsx';

const button = { button_text: 'Shop', button_link: '/shop', button_colour: 'bnd' };

describe('testimonials', () => {
  const voice = (id: number, rating: number) => ({
    __typename: 'Testimonial',
    id,
    rating,
    image: sampleImage(100, '1x1'),
    name: `Kylie ${id}`,
    title: 'Gladstone',
    content: `<p>Lovely ${id}</p>`,
  });
  const requested: unknown[] = [];
  const responses = {
    Testimonials: (variables: Record<string, unknown>) => {
      requested.push(variables);
      const all = [voice(1, 5), voice(2, 3.5), voice(3, 0), voice(4, 4)];
      return { cognitoTestimonials: all.slice(0, Number(variables['limit'])) };
    },
  };

  it('[WGT-12] hero_testimonial shows exactly three of its group', async () => {
    const settings = { heading: 'Voices', subheading: 'Three', testimonials: 'home', ...button };
    await renderWidget('hero_testimonial', settings, { responses });
    expect(requested.at(-1)).toEqual({ group: 'home', limit: 3, offset: 0 });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    for (const said of ['Voices', 'Three']) expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop' })).toBeTruthy();
  });

  it('a person without a portrait is named without an empty picture', async () => {
    const Testimonials = () => ({ cognitoTestimonials: [{ ...voice(1, 5), image: null }] });
    await renderWidget('testimonial_grid', {}, { responses: { Testimonials } });
    const caption = screen.getByText('Kylie 1').closest('figcaption');
    expect(caption?.children).toHaveLength(1);
    expect(screen.getByRole('listitem').className).toContain('col-span-full');
  });

  it('[WGT-07] a link in a testimonial opens in the app', async () => {
    const content = '<p>As <a href="/about">they say</a></p>';
    const Testimonials = () => ({ cognitoTestimonials: [{ ...voice(1, 5), content }] });
    await renderWidget('testimonial_grid', {}, { responses: { Testimonials } });
    // Without `preventDefault` the browser itself follows the link, with a full page load.
    const isLeftToBrowser = fireEvent.click(screen.getByRole('link', { name: 'they say' }));
    expect(isLeftToBrowser).toBe(false);
  });

  it('[WGT-13, A48, A86] testimonial_grid shows the site’s testimonials with their stars', async () => {
    await renderWidget('testimonial_grid', { heading: 'Voices', subheading: 'All' }, { responses });
    expect(requested.at(-1)).toEqual({ group: null, limit: 100, offset: 0 });
    expect(screen.getByRole('heading', { name: 'Voices' })).toBeTruthy();
    expect(screen.getByText('All')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    const stars = screen
      .getAllByRole('img', { name: /out of 5/ })
      .map((node) => node.getAttribute('aria-label'));
    expect(stars).toEqual(['5 out of 5', '3.5 out of 5', '4 out of 5']);
  });
});
