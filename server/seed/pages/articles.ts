import { pictured, words } from './page-seed.ts';
import type { PageSeed } from './page-seed.ts';

interface ArticleSeed {
  slug: string;
  name: string;
  summary: string;
  date: string;
  /** The name of a picture. */
  picture: string;
  /** HTML beside the picture. */
  lead: string[];
  /** HTML */
  body: string[];
  /** Where to go on. */
  button: { text: string; page: string };
}

const articles: ArticleSeed[] = [
  {
    slug: 'what-engraving-is',
    name: 'What engraving is, and why it does not wash off',
    summary:
      'Printing puts something on, engraving takes something away. What that means for a name on a board.',
    date: '2026-08-24',
    picture: 'places/bench',
    lead: [
      '<p>People often ask us what colour we engrave in. The answer surprises them: in none. A printer puts ink on a surface. A laser takes a little of the surface away, and what you see is what was underneath.</p>',
    ],
    body: [
      '<h2>A tenth of a millimetre</h2>',
      '<p>On bamboo the beam goes about as deep as a sheet of paper is thick. The sugar in the fibres browns on the way, which is why a name on a board has the colour of toast. On slate the stone crumbles into a pale dust and leaves a matt grey. On a powder-coated bottle only the coat goes, and the steel shines through. Glass splinters into thousands of tiny chips that catch the light like frost.</p>',
      '<p>Because nothing was put on, nothing can come off. You can scrub an engraved board for twenty years. The name will fade only as fast as the board itself wears down.</p>',
      '<h2>What that means for your words</h2>',
      '<p>Very thin lines are the enemy. A hairline in a fancy script can vanish between two fibres, so we thicken such letters by a whisker before we start. Large filled shapes are the other extreme: they take long, smell strongly and often come out uneven. Outlines look better and cost you less.</p>',
      '<p>Photos are possible where the material is even, on slate and on sublimation products above all. On timber the grain runs across every face, and it always wins.</p>',
      '<h2>Can it be undone?</h2>',
      '<p>On solid timber we can sand a word away if we have to, at the price of a slightly thinner board. On everything else, no. That is why Tess reads every order before Rob presses the button, and why she may ring you about an apostrophe.</p>',
      '<p>If you are not sure whether your idea suits a material, send it to us before you order. A proof costs nothing.</p>',
    ],
    button: { text: 'See what we engrave', page: 'shop/laser-kut' },
  },
  {
    slug: 'no-two-slates',
    name: 'Why no two slates are alike',
    summary:
      'Slate is mud that had four hundred million years of patience. What to expect from a stone that is split by hand.',
    date: '2026-09-07',
    picture: 'places/slates',
    lead: [
      '<p>Slate begins as mud on the floor of a sea. Pressed and folded under mountains, it turns into a stone that splits along flat planes, almost like the pages of a wet book. Everything that is lovely about a slate coaster, and everything that is odd about it, comes from that.</p>',
    ],
    body: [
      '<h2>Split, not sawn</h2>',
      '<p>Our coasters and cheese boards are split by hand and trimmed at the edge with a blade. So one is five millimetres thick and its neighbour seven, one has a step like a tiny cliff and another is as smooth as a plate. We sort each set so that glasses stand straight, and leave the rest to the stone.</p>',
      '<p>The colour differs too. Freshly split slate is blue-black. A little iron makes it warmer, a little quartz draws a pale vein across. Where a vein would run through your name, we turn the stone round.</p>',
      '<h2>Grey on black</h2>',
      '<p>The laser breaks the surface into a fine dust, and we brush it out with water. What stays is a soft grey, never white. Bold letters suit it, and drawings made of lines: a kookaburra, a coastline, the floor plan of the house that you have just sold.</p>',
      '<h2>Living with it</h2>',
      '<p>Wash slate by hand and let it dry on its edge. Red wine does nothing to it, lemon juice left overnight can dull the seal. When the black looks tired after a year or two, put one drop of food-grade oil on a cloth and rub it in; the engraving stays pale and the stone turns dark again.</p>',
      '<p>Do not heat it. Slate holds tiny amounts of water, and a hot pan can make a layer lift. For pans there is cork.</p>',
      '<p>And if a flake comes off an edge in the first week: run your thumb along it, and the next one will not. That is the stone settling in.</p>',
    ],
    button: { text: 'Shop slate', page: 'shop/slate' },
  },
  {
    slug: 'caring-for-bamboo',
    name: 'How to keep a bamboo board for twenty years',
    summary: 'Two minutes twice a year, and one thing never to do. The care of bamboo, in plain words.',
    date: '2026-09-21',
    picture: 'groups/bamboo',
    lead: [
      '<p>Bamboo is a grass. It is harder than most timbers that you would make a board from, it grows back in five years, and it asks for very little. Most boards that come back to us with a crack have died of the same thing: the dishwasher.</p>',
    ],
    body: [
      '<h2>The one rule</h2>',
      '<p>Never let it soak. A board is made of strips, glued side by side. An hour in hot water makes the strips swell, the dry air afterwards makes them shrink, and something has to give. Wash it by hand, with warm water and a drop of soap, both sides, and stand it on its edge until it is dry. Lying flat, the lower side stays wet and the board bows.</p>',
      '<h2>Oil, twice a year</h2>',
      '<p>When the board looks pale and feels rough, it is thirsty. Take food-grade mineral oil, or the board oil from the hardware shop. Not olive oil: it goes rancid. Pour a spoonful on, spread it with a cloth, go round the edges too, leave it overnight, wipe off what is left. Two minutes of work, and the engraving looks as dark as on the first day.</p>',
      '<h2>Smells and stains</h2>',
      '<p>Onion and garlic leave with half a lemon and a handful of salt. Rub, wait five minutes, rinse. Beetroot is harder; sunlight does more than scrubbing. If the surface has become furry, a light rub with very fine sandpaper along the grain brings it back. Stay off the engraving, and oil it afterwards.</p>',
      '<h2>Which side to cut on</h2>',
      '<p>Cut on the plain side and serve on the engraved one. A name survives knives for years, but it deserves better. That is also why we leave the back of every serving board plain.</p>',
      '<p>To print and pin up: our <a href="/api/v1/cognito/default/file/care-card">care card</a> with all materials on one page.</p>',
    ],
    button: { text: 'Shop bamboo', page: 'shop/bamboo' },
  },
  {
    slug: 'ordering-for-schools',
    name: 'Ordering for a class, a team or a whole school',
    summary:
      'Twenty-six names without one mistake: how teachers and clubs order from us, and what makes it cheaper.',
    date: '2026-10-06',
    picture: 'groups/school',
    lead: [
      '<p>Every October the first teacher writes: could we make something small for each child, with the name on it, before the year ends? We can. Here is how to make it easy for both of us.</p>',
    ],
    body: [
      '<h2>Send a list, not a photo of a list</h2>',
      '<p>Names typed one below the other, in an e-mail or a spreadsheet, go straight onto the laser without anybody retyping them. Every name that we have to read from a photo is a chance for a mistake. Please check accents and hyphens yourself: we will happily engrave Zoë, but we cannot guess her.</p>',
      '<h2>Choose one thing for everybody</h2>',
      '<p>The same tag in one colour costs less per piece than six different ones, because the whole class fits on one sheet. Bag tags, key rings and bookmarks are the favourites. They are flat, so a parcel for thirty children still goes as a small one.</p>',
      '<h2>When to order</h2>',
      '<p>Up to thirty pieces we make in our usual 2 to 3 business days. For more, write to us three weeks ahead. In the last two weeks of November we are at our limit; the tags for the start of school, in January, are a good deal quieter.</p>',
      '<h2>Paying</h2>',
      '<p>Anybody can pay by card in the shop. If your school needs a quote first, use the <a href="/contact">contact form</a>: tell us the product, how many, and the date by which it must be there. You get a quote by e-mail with everything on it that your office asks for.</p>',
      '<h2>One spare</h2>',
      '<p>Somebody always joins the class in week two. Order one blank piece more. We keep your file for a year, so the missing name is a matter of minutes.</p>',
      '<p>One last wish: tell us what the present is for. It changes nothing on the invoice, but Joel likes to know whom he is sanding for.</p>',
    ],
    button: { text: 'Shop for school', page: 'shop/school' },
  },
  {
    slug: 'choosing-a-gift',
    name: 'Five questions that find the right present',
    summary:
      'You do not need a good idea, only good questions. How we help people at market stalls, written down.',
    date: '2026-11-02',
    picture: 'slides/slide-gifts',
    lead: [
      '<p>At the market people stand in front of our table and say: I need something for my brother-in-law, and I have no idea. After nine years we have found that five questions are enough. They work at home as well.</p>',
    ],
    body: [
      '<h2>What does the person do on a Sunday?</h2>',
      '<p>Not at work, not on holidays: on a plain Sunday. Somebody who bakes wants a board, somebody who fishes a bottle, somebody who reads in the hammock a bookmark. A present that is used every week is remembered every week.</p>',
      '<h2>Where will it live?</h2>',
      '<p>Think of the place before you think of the thing. Wall, shelf, table, key hook, bag. If you cannot see it anywhere in the house, choose something that gets used up or goes out of the door.</p>',
      '<h2>What do you call each other?</h2>',
      '<p>The best engravings are not full names. They are nicknames, the name of the dog, the line that somebody always says before leaving. Short words also look better: three letters on a slate are stronger than a poem.</p>',
      '<h2>Is there a date?</h2>',
      '<p>A date makes a thing belong to a day. Put it small, in a corner or on the back. For weddings and births we set it in figures, for friendships we write out the month, because it sounds more like speaking.</p>',
      '<h2>What would you keep yourself?</h2>',
      '<p>If you would not mind finding it in your own kitchen in five years, it is good. If you are choosing it only because it is clever, put it back.</p>',
      '<p>Still stuck? Put a few things into a gift pack and tell us about the person in the note. Tess is better at this than all five questions together.</p>',
    ],
    button: { text: 'See gift packs', page: 'shop/gift-packs' },
  },
  {
    slug: 'how-the-laser-works',
    name: 'How a beam of light cuts timber',
    summary:
      'Mirrors, a lens and a lot of air: what happens under the lid of the laser, explained without formulas.',
    date: '2026-11-16',
    picture: 'slides/slide-workshop',
    lead: [
      '<p>When children visit the workshop, they expect a red ray as in the films. What they see is a small bright spot that walks over the wood, and a line that was not there before. The ray itself is invisible.</p>',
    ],
    body: [
      '<h2>From a tube to a spot</h2>',
      '<p>Along the back of the machine lies a glass tube filled with gas, mostly carbon dioxide. Electricity makes the gas give off infrared light, all of the same kind and all in step. Three mirrors lead it to the head, and there a lens, no larger than a two-dollar coin, gathers it in a point a tenth of a millimetre across.</p>',
      '<p>The light of the tube, spread over your hand, would be warm. Gathered in that point it is hot enough to turn timber into vapour before it has time to burn.</p>',
      '<h2>Slow cuts, fast draws</h2>',
      '<p>For cutting, the head follows the outline slowly, at full power, and the spot goes all the way through. For engraving it sweeps to and fro like an old printer, up to half a metre in a second, and switches the light on and off several thousand times on the way. The same machine does both; only speed and power differ. Each material has its own pair of numbers, and ours are pencilled on the wall.</p>',
      '<h2>Why there is a kerf</h2>',
      '<p>The spot has a width, so a cut takes a little away: the kerf. It is about as wide as a thick pencil line. Where two parts must fit together, Hannah draws one of them larger by just that much. It is the whole art, and half of our name.</p>',
      '<h2>The dark edge, and the smell</h2>',
      '<p>The brown edge of a cut is a trace of char. We leave it where it looks good and sand it where it would rub off. A jet of air blows the smoke away while the laser works, and a fan as loud as a mower takes it outside. The faint smell of campfire in your parcel goes away after a day, more is the pity.</p>',
    ],
    button: { text: 'See what comes out of it', page: 'shop/laser-kut-wood' },
  },
];

const asPage = ({ slug, name, summary, date, picture, lead, body, button }: ArticleSeed): PageSeed => ({
  slug,
  url: `/blog/${slug}`,
  name,
  title: name,
  metaDescription: summary,
  group: 'blog',
  createdAt: `${date}T00:00:00.000Z`,
  updatedAt: `${date}T00:00:00.000Z`,
  blocks: [
    {
      name: 'Lead',
      template: 'image_with_content',
      variables: { heading: '', html: lead.join('\n'), image: pictured(picture), image_align: 'left' },
    },
    words('Article', body),
    {
      name: 'On',
      template: 'button_link',
      variables: { button_text: button.text, button_colour: 'bnd', link_to_page: button.page },
    },
  ],
});

/** The articles of the blog, oldest first. */
export const articlePages: PageSeed[] = articles.map(asPage);
