import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductSearch, SearchSuggestions } from '../generated/wire.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function firstThree(query: string): Promise<string[]> {
  const { sellProductSearch } = await world.graphql<{ sellProductSearch: ProductSearch }>(
    'query ($query: String!) { sellProductSearch(query: $query, first: 3) { products { slug } } }',
    { query },
  );
  return sellProductSearch.products.map(({ slug }) => slug);
}

/** Searches for presents, each with the product expected among the first three. */
const found: Record<string, readonly (readonly [phrase: string, slug: string])[]> = {
  people: [
    ['mum', 'marble-ring-dish'],
    ['gift for mum', 'soy-candle'],
    ['nana', 'personalised-apron'],
    ['grandma gift', 'personalised-apron'],
    ['dad', 'whisky-tumblers'],
    ['present for dad', 'engraved-hip-flask'],
    ['grandad', 'whisky-tumblers'],
    ['wife', 'marble-ring-dish'],
    ['husband', 'whisky-tumblers'],
    ['groomsman', 'engraved-hip-flask'],
    ['bridesmaids gifts', 'marble-ring-dish'],
    ['teacher', 'teacher-gift-pack'],
    ['teacher gift', 'teacher-gift-pack'],
    ['thank you teacher', 'teacher-gift-pack'],
    ['corporate gifts', 'client-gift-pack'],
    ['boss', 'leather-journal'],
    ['kids', 'kids-name-labels'],
  ],
  occasions: [
    ['birthday', 'acrylic-cake-topper'],
    ['birthday gift dad', 'whisky-tumblers'],
    ['mothers day', 'soy-candle'],
    ["mother's day gift", 'soy-candle'],
    ['fathers day', 'whisky-tumblers'],
    ['wedding', 'slate-cheese-board'],
    ['wedding gift', 'slate-cheese-board'],
    ['wedding table numbers', 'acrylic-table-numbers'],
    ['bomboniere', 'favour-jar-labels'],
    ['engagement present', 'engraved-wine-glasses'],
    ['anniversary', 'engraved-wine-glasses'],
    ['hens party', 'engraved-wine-glass'],
    ['christening', 'timber-keepsake-box'],
    ['new baby', 'baby-milestone-discs'],
    ['baby shower', 'baby-milestone-discs'],
    ['housewarming', 'new-home-gift-pack'],
    ['xmas bauble', 'wooden-christmas-bauble'],
    ['chrissy decorations', 'wooden-christmas-bauble'],
    ['christmas ornament', 'ceramic-ornament'],
    ['kris kringle', 'name-key-ring'],
    ['sympathy', 'memory-lantern'],
    ['back to school', 'school-bag-tag'],
    ['kindy', 'kids-name-labels'],
    ['first day of prep', 'first-day-board'],
  ],
  'other words for the same': [
    ['dog tag', 'engraved-pet-tag'],
    ['dogtag', 'engraved-pet-tag'],
    ['cat collar tag', 'engraved-pet-tag'],
    ['keyring', 'name-key-ring'],
    ['keyrings', 'name-key-ring'],
    ['keychain', 'name-key-ring'],
    ['cheeseboard', 'slate-cheese-board'],
    ['cutting board', 'bamboo-chopping-board'],
    ['nightlight', 'acrylic-night-light'],
    ['tshirt', 'personalised-cotton-tee'],
    ['mousepad', 'printed-mouse-mat'],
    ['water bottle', 'engraved-drink-bottle'],
    ['flash drive', 'bamboo-usb-stick'],
    ['keep cup', 'engraved-travel-cup'],
    ['coffee mug', 'sublimated-mug'],
    ['pencil case', 'named-pencil-tin'],
    ['lunch box labels', 'kids-name-labels'],
    ['tree ornaments', 'ceramic-ornament'],
    ['santa bag', 'santa-sack'],
  ],
  'words with mistakes': [
    ['kaola', 'acrylic-night-light'],
    ['slte coastr', 'engraved-slate-coasters'],
    ['chopping bord', 'bamboo-chopping-board'],
    ['whiskey glasses', 'whisky-tumblers'],
    ['lantren', 'memory-lantern'],
    ['chrismas bauble', 'wooden-christmas-bauble'],
    ['personalized apron', 'personalised-apron'],
    ['jewelry dish', 'marble-ring-dish'],
    ['brithday', 'acrylic-cake-topper'],
    ['weding', 'slate-cheese-board'],
  ],
  'more words than needed': [
    ['slate coaster name', 'engraved-slate-coasters'],
    ['slate coasters with our names on them', 'engraved-slate-coasters'],
    ['personalised mug', 'sublimated-mug'],
    ['custom engraved wine glasses australia', 'engraved-wine-glasses'],
    ['bamboo chopping board for mum', 'bamboo-chopping-board'],
    ['drink bottle for school kids', 'engraved-drink-bottle'],
    ['unique koala night light present', 'acrylic-night-light'],
  ],
  'SKU codes': [
    ['ESC-RND', 'engraved-slate-coasters'],
    ['esc rnd', 'engraved-slate-coasters'],
    ['bcb-l', 'bamboo-chopping-board'],
    ['NKR', 'name-key-ring'],
  ],
  'what it may cost': [
    ['slate under 40', 'engraved-slate-coasters'],
    ['candle up to $35', 'soy-candle'],
    ['dad below $40', 'engraved-hip-flask'],
  ],
};

describe.each(Object.entries(found))('a shopper who types %s', (_kind, phrases) => {
  it.each(phrases)('[RT-14, A72] %j sees %s among the first three', async (phrase, slug) => {
    expect(await firstThree(phrase)).toContain(slug);
  });
});

it('[RT-14] a search for vouchers suggests the page that sells them', async () => {
  const pages = async (query: string) => {
    const { sellSearchSuggestions } = await world.graphql<{ sellSearchSuggestions: SearchSuggestions }>(
      'query ($query: String!) { sellSearchSuggestions(query: $query) { pages { url } } }',
      { query },
    );
    return sellSearchSuggestions.pages.map(({ url }) => url);
  };
  expect(await pages('postage')).toEqual(['/shipping-and-returns']);
  for (const query of ['voucher', 'vouchers', 'gift card', 'giftcard', 'gift voucher', 'vouchre'])
    expect(await pages(query), query).toEqual(['/gift-vouchers']);
});
