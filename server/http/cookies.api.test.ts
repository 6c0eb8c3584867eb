import { expect, it } from 'vitest';
import { putOnSale } from '../testkit/products.ts';
import { createWorld } from '../testkit/world.ts';

it.each([
  ['https://shop.example', true],
  ['http://shop.example', undefined],
])(
  '[A58] for a shop at %s forms without script, too, set cookies that are Secure: %s',
  async (publicUrl, secure) => {
    const world = await createWorld({ PUBLIC_URL: publicUrl });
    const { productId } = await putOnSale(world, { name: 'Slate Door Sign', stock: 3 });
    const post = (url: string, fields: Record<string, string>) =>
      world.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams(fields).toString(),
      });
    const { cookies } = await post('/cart', { action: 'add', product: String(productId), qty: '1' });
    expect(cookies.map((one) => [one.name, one.secure])).toEqual([
      ['cart', secure],
      ['visit', secure],
      ['XSRF-TOKEN', secure],
    ]);
    const chosen = await post('/language', { locale: 'en' });
    expect(chosen.cookies.map((one) => [one.name, one.secure])).toEqual([['locale', secure]]);
    await world.close();
  },
);
