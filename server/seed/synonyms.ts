interface SynonymSeed {
  /** As typed by shoppers. */
  phrase: string;
  /** In words of this shop's products, best first; empty if the phrase says nothing on its own. */
  meanings: readonly string[];
}

/** Creates several phrases with the same meanings. */
const same = (phrases: string, ...meanings: string[]): SynonymSeed[] =>
  phrases.split(', ').map((phrase) => ({ phrase, meanings }));

const FOR_HER = ['ring dish', 'soy candle', 'market tote', 'monogram marble coaster', 'keepsake box'];
const FOR_HIM = ['whisky tumbler', 'hip flask', 'leather key fob', 'phone stand', 'leather journal'];
const FOR_GRANDMOTHERS = ['apron', 'soy candle', 'herb marker', 'keepsake box', 'recipe stand'];
const FOR_GRANDFATHERS = ['whisky tumbler', 'leather key fob', 'coordinates key ring', 'hip flask'];
const FOR_TWO = ['wine glasses for two', 'slate cheese board', 'keepsake box', 'marble cheese board'];
const FOR_MOURNERS = ['memory lantern', 'memorial plaque', 'soy candle', 'keepsake box'];

const people: SynonymSeed[] = [
  ...same(
    'mum, mums, mother, mom, mummy, mothers day, mother in law',
    ...FOR_HER.slice(0, 3),
    'apron',
    'herb marker',
  ),
  ...same('wife, girlfriend, fiancee, sister, aunty, aunt, her, women, ladies', ...FOR_HER),
  ...same('bridesmaid, maid of honour, flower girl', ...FOR_HER),
  ...same('dad, father, daddy, fathers day, father in law', ...FOR_HIM),
  ...same('husband, boyfriend, fiance, brother, uncle, him, men', ...FOR_HIM),
  ...same(
    'groomsman, groomsmen, best man, groom, bucks party, bucks night',
    'hip flask',
    'whisky tumbler',
    'leather key fob',
  ),
  ...same('nan, nana, nanna, nanny, nonna, oma, granny, grandma, grandmother, gran', ...FOR_GRANDMOTHERS),
  ...same('pop, poppy, pa, opa, nonno, grandpa, granddad, grandad, grandfather', ...FOR_GRANDFATHERS),
  ...same('grandparents', ...FOR_GRANDMOTHERS.slice(0, 3), ...FOR_GRANDFATHERS.slice(0, 2)),
  ...same('teacher, educator, teacher aide, childcare', 'teacher gift pack', 'gifts for teachers'),
  ...same('thank you, thanks', 'teacher gift pack', 'soy candle', 'key ring'),
  ...same('boss, colleague, coworker, workmate', 'leather journal', 'logo pen', 'travel cup', 'hip flask'),
  ...same('corporate, client, staff, business', 'client gift pack', 'business card', 'logo'),
  ...same('child, kid, children, toddler, son, daughter, grandson, granddaughter', 'kids'),
  ...same('bride, groom and bride, couple, newlyweds, mr and mrs', ...FOR_TWO),
];

const occasions: SynonymSeed[] = [
  ...same(
    'birthday, bday, 18th, 21st, 30th, 40th, 50th',
    'cake topper',
    ...FOR_HIM.slice(0, 2),
    ...FOR_HER.slice(0, 2),
    'night light',
    'wine glass',
    'travel cup',
    'mug',
  ),
  ...same('wedding, marriage', 'wine glasses for two', 'table number', 'favour', 'cheese board'),
  ...same('bomboniere, bonbonniere, bombonniere, favours, favors', 'favour jar label', 'gift tag'),
  ...same('engagement, engaged, anniversary', ...FOR_TWO),
  ...same(
    'valentine, valentines, valentines day',
    'wine glasses for two',
    'ring dish',
    'soy candle',
    'coordinates key ring',
  ),
  ...same('hens, hens party, hens night', 'wine glass', 'market tote', 'cotton tee'),
  ...same(
    'christening, baptism, naming day, communion, first communion, confirmation',
    'keepsake box',
    'milestone disc',
    'night light',
  ),
  ...same('new baby, newborn, baby, baby shower, pregnancy', 'milestone disc', 'night light', 'keepsake box'),
  ...same(
    'housewarming, house warming, new house, moving in',
    'new home gift pack',
    'family name sign',
    'house number sign',
    'chopping board',
  ),
  ...same(
    'farewell, leaving, retirement',
    'leather journal',
    'whisky tumbler',
    'travel cup',
    'memorial plaque',
  ),
  ...same('graduation, graduate', 'leather journal', 'logo pen', 'phone stand'),
  ...same('xmas, chrissy, chrissie, christmas', 'bauble', 'santa sack', 'ornament'),
  ...same(
    'christmas decoration, chrissy decoration, xmas decoration, decoration',
    'bauble',
    'ornament',
    'lantern',
  ),
  ...same('kris kringle, secret santa, stocking stuffer', 'name key ring', 'stocking filler'),
  ...same('easter', 'kids straw tumbler', 'market tote', 'mug'),
  ...same('sympathy, condolence, bereavement, funeral, remembrance', ...FOR_MOURNERS),
  ...same('back to school, starting school', 'school bag tag', 'name label', 'pencil tin', 'first day board'),
  ...same('prep, foundation, first day', 'first day board', 'school bag tag'),
  ...same('kindy, kinder, kindergarten, daycare, preschool', 'name label', 'bag tag', 'straw tumbler'),
  ...same('barbie, bbq, barbecue', 'apron', 'serving board', 'chopping board'),
];

const otherNames: SynonymSeed[] = [
  ...same('wooden, timber', 'wood', 'birch', 'walnut', 'pine', 'jarrah'),
  ...same('photo, photograph', 'picture'),
  ...same('dog tag, cat tag, dog, puppy, cat, kitten, pet', 'pet tag'),
  ...same('key chain, key holder', 'key ring', 'key fob'),
  ...same('cutting board, carving board, bread board', 'chopping board', 'serving board'),
  ...same('grazing board, platter, charcuterie board, paddle board', 'cheese board', 'serving board'),
  ...same('t shirt, tee shirt, shirt', 'tee'),
  ...same('mouse pad', 'mouse mat'),
  ...same('water bottle, metal bottle, thermos', 'drink bottle', 'insulated bottle'),
  ...same('flash drive, thumb drive, memory stick, pen drive', 'usb stick'),
  ...same('keep cup, coffee cup, reusable cup', 'travel cup', 'mug'),
  ...same('coffee mug, tea cup, tea mug', 'mug'),
  ...same('pencil case, texta tin, pencil box', 'pencil tin'),
  ...same('lunch box label, sticker, name tag', 'name label'),
  ...same('santa bag, christmas sack, present sack', 'santa sack'),
  ...same('jewellery, jewelry, jewellery dish, jewelry dish, trinket dish', 'ring dish', 'keepsake box'),
  ...same('door sign, address sign, street number', 'house number sign', 'family name sign'),
  ...same('tea light, candle holder', 'lantern', 'soy candle'),
  ...same('scotch glass, rum glass, spirit glass', 'whisky tumbler'),
  ...same('champagne glass', 'wine glass'),
  ...same('shopping bag, tote bag', 'market tote'),
  ...same('australiana, native animal, aussie animal', 'kookaburra', 'koala', 'banksia', 'bush and reef'),
  ...same('pot stand, hot plate', 'trivet'),
  ...same('notebook, diary', 'leather journal'),
  ...same('voucher, gift voucher, gift card, gift certificate', 'gift voucher', 'gift pack'),
  ...same('postage, delivery, freight', 'shipping'),
  ...same('refund, exchange', 'returns'),
];

const fillers: SynonymSeed[] = same(
  'gift, present, pressie, prezzie, idea, personalised, custom, customised, customisable, engraved, engraving, unique, australian, australia, aussie, online, buy, cheap, best, nice, cute, beautiful',
);

/** Words shoppers type that are in no product's name. */
export const synonymSeeds: readonly SynonymSeed[] = [...people, ...occasions, ...otherNames, ...fillers];
