/** Where a shopper reads the messages of these folders and files; the first matching prefix wins. */
const PLACES: readonly (readonly [path: string, place: string])[] = [
  ['server/domain/invoices/', 'the invoice of an order'],
  ['server/domain/mails/order-alert-mails', 'e-mails about an order with which something went wrong'],
  ['server/domain/mails/order-', 'e-mails about an order'],
  ['server/domain/mails/voucher-', 'e-mails about a gift voucher'],
  ['server/domain/mails/form-', 'e-mails about a form that was sent'],
  ['server/domain/mails/deletion-', 'e-mails about an account that is deleted'],
  ['server/domain/mails/', 'e-mails about logging in, or a price that was asked for'],
  ['server/domain/receipts/', 'sums in e-mails and on invoices'],
  ['server/domain/translations/', 'lines of an order in e-mails and on invoices'],
  ['server/http/error-page', 'the page for when the shop cannot answer'],
  ['server/mail/', 'every e-mail'],
  ['server/rendering/authorize-page', 'the page on which somebody lets a program use their account'],
  ['server/rendering/cart-form', 'the cart, in a browser without script'],
  ['server/rendering/offline-page', 'the page for when there is no network'],
  ['server/rendering/', 'every page of the shop'],
  ['src/app/', 'every page of the shop, around what it shows'],
  ['src/components/', 'many pages of the shop'],
  ['src/features/account/', 'logging in, signing up and what proves who somebody is'],
  ['src/features/cart/', 'the cart, and what other pages say of it'],
  ['src/features/checkout/', 'the checkout, and pages about an order'],
  ['src/features/forms/', 'forms that somebody fills in and sends'],
  ['src/features/invoice/', 'the invoice of an order'],
  ['src/features/payment/', 'what became of a payment'],
  ['src/features/product/', 'the page of a product, where it is personalised and put into the cart'],
  ['src/features/search/', 'the search box on every page'],
  ['src/features/shipping/', 'how long a parcel takes and what it costs'],
  ['src/features/site/', 'a copy of the site that sells nothing'],
  ['src/features/use-', 'the page of a product, the cart and the checkout'],
  ['src/i18n/refusal-messages', 'beside a field or above a form: why the shop does not do what was asked'],
  ['src/i18n/', 'many pages of the shop'],
  ['src/page/', 'pages that the owner has put together of blocks'],
  ['src/routes/account-deleted/', 'the page after an account was deleted'],
  ['src/routes/auth/', 'the page after a login with an account elsewhere'],
  ['src/routes/back-office/', 'the owner’s back office'],
  ['src/routes/cart/', 'the cart'],
  ['src/routes/checkout/', 'the checkout'],
  ['src/routes/forgot-password/', 'the page for who forgot their password'],
  ['src/routes/login/', 'the page to log in'],
  ['src/routes/logout/', 'the page to log out'],
  ['src/routes/my-account/', 'the account of who is logged in'],
  ['src/routes/order/', 'the page of an order'],
  ['src/routes/print-tickets/', 'tickets to print: for who picks an order up, or with a gift voucher'],
  ['src/routes/product/', 'the page of a product'],
  ['src/routes/profile/', 'the profile of who is logged in'],
  ['src/routes/search/', 'the page of what a search found'],
  ['src/routes/shop/', 'pages with the products of the shop or of a category'],
  ['src/routes/signup/', 'the page to sign up'],
  ['src/routes/token-login/', 'the page that a link to log in leads to'],
  ['src/widgets/article-', 'articles'],
  ['src/widgets/form/', 'forms that somebody fills in and sends'],
  ['src/widgets/gallery/', 'galleries of pictures'],
  ['src/widgets/gift-voucher-purchase/', 'the page to buy a gift voucher or redeem one'],
  ['src/widgets/google-map/', 'a map'],
  ['src/widgets/', 'pages that the owner has put together of blocks'],
];

/** Prefix of the translator comments that state the place. */
export const WHERE = 'Where: ';

/**
 * Describes for translators where a file's messages are read.
 * @param file path relative to the project
 * @returns `null` for an unlisted file
 */
const placeOf = (file: string): string | null => PLACES.find(([path]) => file.startsWith(path))?.[1] ?? null;

/** The translator comments with a message's places, without duplicates. */
export function whereComments(files: readonly string[]): string[] {
  const places = new Set(files.flatMap((file) => placeOf(file) ?? []));
  return places.size === 0 ? [] : [`${WHERE}${[...places].join('; ')}`];
}
