import { pageHeading, words } from './page-seed.ts';
import type { BlockSeed, PageSeed } from './page-seed.ts';

const UPDATED = '2026-10-28T00:00:00.000Z';

/** Stands under both policies (A01). */
const consumerLaw: BlockSeed = {
  name: 'Australian Consumer Law',
  template: 'core/html',
  variables: {
    html: '<p><strong>This does not limit your rights under the Australian Consumer Law.</strong></p>',
  },
  box: { margin_top: 4, margin_bottom: 16 },
};

/** `/shipping-and-returns`. */
export const shippingPage: PageSeed = {
  slug: 'shipping-and-returns',
  url: '/shipping-and-returns',
  name: 'Shipping and returns',
  title: 'Shipping and returns',
  metaDescription:
    'Australia-wide post: Standard $10.60, Express $14.10, free over $200.00, free local delivery in Gladstone and Calliope. Times, tracking and damaged goods.',
  updatedAt: UPDATED,
  blocks: [
    pageHeading('Shipping and returns'),
    words('Where', [
      '<h2>Where we send to</h2>',
      '<p>We ship Australia-wide only.</p>',
      '<p>Local delivery is free in Gladstone and Calliope QLD.</p>',
      '<h2>What it costs</h2>',
      '<table><thead><tr><th scope="col">How</th><th scope="col">Price</th><th scope="col">On the way</th></tr></thead><tbody>',
      '<tr><th scope="row">Local delivery, Gladstone and Calliope QLD</th><td>Free</td><td>By appointment</td></tr>',
      '<tr><th scope="row">Standard Post</th><td>$10.60</td><td>3 to 5 business days</td></tr>',
      '<tr><th scope="row">Express Post</th><td>$14.10</td><td>2 to 3 business days</td></tr>',
      '</tbody></table>',
      '<p>Shipping is free on orders over $200.00.</p>',
      '<p>Gift pack prices vary and are quoted by e-mail.</p>',
    ]),
    words('When', [
      '<h2>When it leaves us</h2>',
      '<p>Orders are processed in 2 to 3 business days. The times above begin when your parcel is with the post.</p>',
      '<p>In a hurry? An express option moves your order to the front of the queue for a fee. Where we offer it, you see the amount at checkout before you pay.</p>',
      '<h2>Tracking</h2>',
      '<p>We send you an e-mail when your order ships. Tracking takes up to 48 hours to appear.</p>',
      '<p>Contact us if your order has not arrived within 5 days of the shipping e-mail, through the <a href="/contact">contact form</a> or by answering that e-mail.</p>',
    ]),
    words('Returns', [
      '<h2 id="returns">Returns</h2>',
      '<p>We accept no returns, exchanges or refunds.</p>',
      '<p>Has something arrived damaged? Damaged goods are handled case by case by e-mail: send us your order number and a photo, and we sort it out together.</p>',
      '<p>Our <a href="/terms-and-conditions#refunds">terms and conditions</a> contain a refund policy as well.</p>',
    ]),
    consumerLaw,
  ],
};

/** `/terms-and-conditions`, with the 30-day refund policy. */
export const termsPage: PageSeed = {
  slug: 'terms-and-conditions',
  url: '/terms-and-conditions',
  name: 'Terms and conditions',
  title: 'Terms and conditions, and refund policy',
  metaDescription:
    'The terms under which we sell: prices in Australian dollars, personalised goods, proofs, and our refund policy of 30 days with all its conditions.',
  updatedAt: UPDATED,
  blocks: [
    pageHeading('Terms and conditions'),
    words('Terms', [
      '<h2>Who you buy from</h2>',
      '<p>This shop belongs to a family workshop in Gladstone, Queensland. “We” are that workshop, “you” are whoever orders.</p>',
      '<h2>Prices and payment</h2>',
      '<p>All prices are in Australian dollars. What you see at checkout, shipping included, is what you pay. Your order is placed when the payment has gone through; until then nothing is made.</p>',
      '<h2>Your words and pictures</h2>',
      '<p>We engrave exactly what you type, so please read it once more. You tell us that you may use the names, logos and drawings that you send us. We do not make anything that is unlawful or meant to hurt somebody.</p>',
      '<h2>Natural materials</h2>',
      '<p>Grain, colour and edges of timber, bamboo, cork, slate and marble differ from piece to piece. That is how they grow, and no fault.</p>',
    ]),
    words('Refunds', [
      '<h2 id="refunds">Refund policy</h2>',
      '<p>Our refund policy lasts 30 days. If 30 days have gone by since your purchase or its delivery, we cannot offer you a refund or exchange.</p>',
      '<p>To be eligible, your item must be unused and in the original packaging, and we need a receipt or other proof of purchase.</p>',
      '<h3>What cannot be returned</h3>',
      '<ul><li>perishable goods</li><li>intimate or sanitary goods</li><li>hazardous materials</li><li>flammable liquids and gases</li><li>gift cards</li><li>downloadable software products</li><li>some health and personal care items</li></ul>',
      '<h3>Sale items</h3>',
      '<p>Only regularly priced items can be refunded. Sale items cannot be refunded.</p>',
      '<h3>Exchanges</h3>',
      '<p>We only exchange items if they are defective or damaged. If you need the same item again, write to us through the <a href="/contact">contact form</a>.</p>',
      '<h3>Sending something back</h3>',
      '<p>You pay the shipping for returning your item. It is not refunded; if you receive a refund, the cost of return shipping is deducted from it.</p>',
      '<p>If you are sending back an item worth more than $75, consider a service with tracking, or insurance. We cannot promise that we receive what you send.</p>',
      '<p>What our <a href="/shipping-and-returns#returns">shipping page</a> says about returns differs from this; both are shown as they stand.</p>',
    ]),
    consumerLaw,
  ],
};

/** `/privacy-policy`. */
export const privacyPage: PageSeed = {
  slug: 'privacy-policy',
  url: '/privacy-policy',
  name: 'Privacy policy',
  title: 'Privacy policy',
  metaDescription:
    'What we keep about you and why, whom we give it to, which cookies the shop sets, and how to have your data shown, changed or deleted.',
  updatedAt: UPDATED,
  blocks: [
    pageHeading('Privacy policy'),
    words('Data', [
      '<p>We keep what we need to make your order and get it to you, and nothing for anybody else’s advertising.</p>',
      '<h2>What we keep</h2>',
      '<ul><li>For an order: your name, address, e-mail and phone number, what you ordered, and the words and pictures for engraving.</li><li>For an account: your name and e-mail, and what you add to your profile.</li><li>From the contact form: what you write there.</li><li>For security: counters of how often an address tries to log in, as codes that cannot be turned back into the address.</li></ul>',
      '<p>We never see your card number. It goes straight to the payment provider.</p>',
      '<h2>What we use it for</h2>',
      '<p>To make, pack, send and bill your order, to answer you, and to keep the records that tax law asks for. We write to you about new products and offers only if you ticked that at checkout, and you can end it with one line to us.</p>',
      '<h2>Who else sees it</h2>',
      '<p>The post gets your name, address and phone number. The payment provider gets the amount and the order number. We sell and rent nothing, and we use no tracking services.</p>',
      '<h2>Your say</h2>',
      '<p>Ask us through the <a href="/contact">contact form</a> what we have about you. We show it, correct it, or delete whatever no law makes us keep. If you are not happy with our answer, the Office of the Australian Information Commissioner listens.</p>',
    ]),
    words('Cookies', [
      '<h2 id="cookies">Cookies</h2>',
      '<table><thead><tr><th scope="col">Name</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead><tbody>',
      '<tr><th scope="row"><code>cart</code></th><td>Keeps your cart together</td><td>2 weeks</td></tr>',
      '<tr><th scope="row"><code>visit</code></th><td>Knows that two clicks belong to one visit</td><td>30 minutes</td></tr>',
      '<tr><th scope="row"><code>XSRF-TOKEN</code></th><td>Makes sure that a click on “Add to cart” was yours</td><td>2 weeks</td></tr>',
      '<tr><th scope="row"><code>locale</code></th><td>Remembers the language you chose</td><td>1 year</td></tr>',
      '</tbody></table>',
      '<p>Your browser also remembers, in its own storage, that you are logged in and what was in your cart. All of this belongs to the shop alone; nothing follows you to other sites.</p>',
      '<h2 id="age">Age of consent</h2>',
      '<p>By using this shop you tell us that you are of age in the state you live in, or that you are of age and let somebody in your care use it.</p>',
      '<h2 id="changes">Changes to this policy</h2>',
      '<p>We may change this policy at any time, so please look at it now and then. Changes count from the moment they stand here. If we change something important, we say so on this page. If the shop is ever sold or merged with another, your data may go to the new owners, so that they can go on selling to you.</p>',
    ]),
  ],
};
