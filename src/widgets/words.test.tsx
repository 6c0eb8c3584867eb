// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../test/content-samples.ts';
import { renderWidget } from '../test/render-content.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = vi.fn();
});

describe('heading', () => {
  it.each([
    ['heading', 'h1', 1],
    ['heading', 'h2', 2],
    ['tpl/heading', 'h3', 3],
    ['tpl/heading', 'h4', 4],
  ])('[WGT-01] %s can be an %s', async (type, level, number) => {
    await renderWidget(type, { heading: 'Slate', level });
    expect(screen.getByRole('heading', { name: 'Slate', level: number })).toBeTruthy();
  });

  it('[WGT-01] is centred on demand', async () => {
    await renderWidget('heading', { heading: 'Slate', centered: '1' });
    expect(screen.getByText('Slate').classList).toContain('text-center');
  });
});

it('[WGT-02] core/html shows the owner’s HTML', async () => {
  await renderWidget('core/html', { html: '<p>Grey on <em>black</em>.</p>' });
  expect(screen.getByText('black').tagName).toBe('EM');
});

describe('raw_code', () => {
  const frame = async (block = {}) => {
    await renderWidget('raw_code', { raw_html: '<script>1</script>', title: 'Clock' }, { block });
    return screen.getByTitle<HTMLIFrameElement>('Clock');
  };
  const tell = (source: Window | null, data: unknown) =>
    fireEvent(window, new MessageEvent('message', { source, data }));

  it('[WGT-03, A69] stands in a frame without our origin, and not in the page', async () => {
    const { container } = await renderWidget(
      'raw_code',
      { raw_html: '<b id="raw">x</b>' },
      { block: { id: 41 } },
    );
    const iframe = container.querySelector('iframe');
    expect([iframe?.getAttribute('sandbox'), iframe?.getAttribute('src')]).toEqual([
      'allow-scripts',
      '/raw/41',
    ]);
    expect(container.querySelector('#raw')).toBeNull();
  });

  it('[WGT-03] becomes as high as its own frame says, at most 5000 px', async () => {
    const iframe = await frame();
    tell(iframe.contentWindow, { type: 'raw-code.height', height: 320.4 });
    expect(iframe.style.height).toBe('321px');
    tell(iframe.contentWindow, { type: 'raw-code.height', height: 1e9 });
    expect(iframe.style.height).toBe('5000px');
  });

  it.each([
    ['another window', () => window, { type: 'raw-code.height', height: 900 }],
    ['its frame, another message', null, { type: 'height', height: 900 }],
    ['its frame, no height', null, { type: 'raw-code.height', height: 'tall' }],
    ['its frame, no number', null, { type: 'raw-code.height', height: Number.NaN }],
  ])('[WGT-03, SEC-05] ignores what comes from %s', async (_who, other, data) => {
    const iframe = await frame();
    const before = iframe.style.height;
    tell(other ? other() : iframe.contentWindow, data);
    expect(iframe.style.height).toBe(before);
  });
});

describe('faq', () => {
  const item = (id: number) => ({
    __typename: 'Faq',
    id,
    name: `Question ${id}`,
    content: `<p>Answer ${id}</p>`,
  });
  const asked: unknown[] = [];
  const answers = {
    Faq: (variables: unknown) => {
      asked.push(variables);
      return { faqList: { __typename: 'FaqList', data: [item(1), item(2)] } };
    },
  };

  it('[WGT-04] shows heading, words and the questions of its group, none of them open', async () => {
    await renderWidget(
      'faq',
      { heading: 'Asked', pagecontent: '<p>Often</p>', group: 'orders' },
      { answers },
    );
    expect(screen.getByText('Asked')).toBeTruthy();
    expect(screen.getByText('Often')).toBeTruthy();
    expect(asked.at(-1)).toEqual({ group: 'orders' });
    const items = [...document.querySelectorAll('details')];
    expect(items.map(({ open }) => open)).toEqual([false, false]);
  });

  it('[WGT-04] its items form one group of the browser’s own, so that one is open at a time', async () => {
    await renderWidget('faq', {}, { answers });
    const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(new Set(names).size).toBe(1);
  });

  it('[WGT-04] opening an item scrolls it into view, a second press closes it', async () => {
    await renderWidget('faq', {}, { answers });
    const details = document.querySelector('details');
    await userEvent.click(screen.getByText('Question 1'));
    await vi.waitFor(() => expect(details?.scrollIntoView).toHaveBeenCalledOnce());
    expect(details?.open).toBe(true);
    await userEvent.click(screen.getByText('Question 1'));
    expect(details?.open).toBe(false);
  });
});

describe('google_map', () => {
  const settings = { location: '1 Goondoon Street', width: '80%', height: '360', zoom: '14', show_sign: '1' };

  it('[WGT-05, A81] loads nothing before it is asked for; address and way out always stand', async () => {
    const { container } = await renderWidget('google_map', settings);
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByText('1 Goondoon Street')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open in Maps' }).getAttribute('href');
    expect(link).toBe('https://www.google.com/maps/search/?api=1&query=1+Goondoon+Street');
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    const map = new URL(container.querySelector('iframe')?.src ?? '');
    expect([map.searchParams.get('q'), map.searchParams.get('z')]).toEqual(['1 Goondoon Street', '14']);
  });

  it('[WGT-05] has the width and height of its settings, and its sign only on demand', async () => {
    const { container } = await renderWidget('google_map', { ...settings, show_sign: '0' });
    const sizes = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style);
    expect(sizes.some(({ width }) => width === '80%')).toBe(true);
    expect(sizes.some(({ height }) => height === '360px')).toBe(true);
    expect(screen.queryByText('1 Goondoon Street')).toBeNull();
  });
});

describe('button_link', () => {
  const link = async (settings: object) => {
    await renderWidget('button_link', { button_text: 'Go', ...settings });
    return screen.getByRole('link', { name: 'Go' });
  };

  it('[WGT-06] leads to an address, in its colour, over the full width, in a new tab', async () => {
    const anchor = await link({
      button_url: 'https://elsewhere.example/',
      button_colour: 'suc',
      full_width: '1',
      open_in_new_tab: '1',
    });
    expect(anchor.getAttribute('href')).toBe('https://elsewhere.example/');
    expect([...anchor.classList]).toEqual(expect.arrayContaining(['bg-suc', 'w-full']));
    expect([anchor.getAttribute('target'), anchor.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('[WGT-06] leads to a page by its slug, before anything else', async () => {
    const anchor = await link({ link_to_page: 'about', button_url: '/elsewhere' });
    expect([anchor.getAttribute('href'), anchor.hasAttribute('target')]).toEqual(['/about', false]);
  });

  it('[WGT-06] downloads a document', async () => {
    const anchor = await link({ link_to_document: 'care-card' });
    expect(anchor.getAttribute('href')).toBe('/api/v1/cognito/default/file/care-card');
    expect(anchor.hasAttribute('download')).toBe(true);
  });

  it('[WGT-06] is not there without words or a way to lead', async () => {
    await renderWidget('button_link', { button_text: 'Go' });
    await renderWidget('button_link', { button_url: '/about' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('lists of links and pages', () => {
  const links = ['Shop', 'Contact'].map((name, id) => ({
    __typename: 'Link',
    id: id + 1,
    name,
    link: `/${name.toLowerCase()}`,
    icon: id === 1 ? 'mail' : null,
  }));
  const answers = { LinksOf: () => ({ linkList: { __typename: 'LinkList', data: links } }) };

  it('[PGR-09] links_list shows name, icon and link of each entry', async () => {
    await renderWidget('links_list', { parent: 'help' }, { answers });
    const shown = screen.getAllByRole('link');
    expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Shop', '/shop'],
      ['Contact', '/contact'],
    ]);
    expect(shown.map((link) => link.querySelector('svg') !== null)).toEqual([false, true]);
  });

  it('[WGT-15] link_children leads to each link of its parent', async () => {
    await renderWidget('link_children', { heading: 'Further', parent: 'help' }, { answers });
    expect(screen.getByRole('heading', { name: 'Further' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
  });

  it('[RT-05, A73] blog_list shows the articles of its group, newest first', async () => {
    const article = (name: string, created_at: string, group: string | null = 'blog') =>
      samplePage({ name, url: `/blog/${name}`, created_at, sitemap_group_model: group });
    const Articles = () => ({
      cognitoPages: [
        article('older', '2026-04-01T00:00:00Z'),
        article('newer', '2026-06-01T00:00:00Z'),
        article('page', '2026-07-01T00:00:00Z', null),
      ],
    });
    await renderWidget('blog_list', {}, { answers: { Articles } });
    expect(screen.getAllByRole('heading').map((node) => node.textContent)).toEqual(['newer', 'older']);
  });
});
