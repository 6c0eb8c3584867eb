/** Where the messages of these folders and files are shown; the first matching prefix wins. */
const PLACES: readonly (readonly [path: string, place: string])[] = [
  ['server/domain/invoices/', 'the invoice of an order'],
  ['server/domain/mails/order-alert-mails', 'e-mails about a problem with an order'],
  ['server/domain/mails/order-', 'e-mails about an order'],
  ['server/domain/mails/voucher-', 'e-mails about a gift voucher'],
  ['server/domain/mails/form-', 'e-mails about a sent form'],
  ['server/domain/mails/deletion-', 'e-mails about deleting an account'],
  ['server/domain/mails/', 'e-mails about logging in, and requests for a shipping quote'],
  ['server/domain/receipts/', 'sums in e-mails and on invoices'],
  ['server/domain/translations/', 'order lines in e-mails and on invoices'],
  ['server/http/error-page', 'the error page of the host'],
  ['server/mail/', 'every e-mail'],
  ['server/rendering/authorize-page', 'the page that lets another program use an account'],
  ['server/rendering/cart-form', 'the cart in a browser without JavaScript'],
  ['server/rendering/offline-page', 'the offline page'],
  ['server/rendering/', 'every page of the shop'],
  ['src/app/', 'header, footer and notices on every page'],
  ['src/components/', 'many pages of the shop'],
  ['src/features/account/', 'login, sign-up and confirmation of identity'],
  ['src/features/cart/', 'the cart, and cart notices on other pages'],
  ['src/features/checkout/', 'the checkout and order pages'],
  ['src/features/forms/', 'forms that shoppers fill in and send'],
  ['src/features/invoice/', 'the invoice of an order'],
  ['src/features/payment/', 'the result of a payment'],
  ['src/features/product/', 'the product page: options, engraving and adding to the cart'],
  ['src/features/search/', 'the search box on every page'],
  ['src/features/shipping/', 'postage and delivery times'],
  ['src/features/site/', 'the notice on a demonstration copy of the site'],
  ['src/features/use-', 'the product page, the cart and the checkout'],
  ['src/i18n/refusal-messages', 'beside a field or above a form: why the shop refused a request'],
  ['src/i18n/', 'many pages of the shop'],
  ['src/page/', 'pages that the owner builds from blocks'],
  ['src/routes/account-deleted/', 'the account-deleted page'],
  ['src/routes/auth/', 'the page after logging in with another account, e.g. Google'],
  ['src/routes/back-office/', 'the owner’s back office'],
  ['src/routes/cart/', 'the cart'],
  ['src/routes/checkout/', 'the checkout'],
  ['src/routes/forgot-password/', 'the forgotten-password page'],
  ['src/routes/login/', 'the login page'],
  ['src/routes/logout/', 'the logout page'],
  ['src/routes/my-account/', 'the account page'],
  ['src/routes/order/', 'the order page'],
  ['src/routes/print-tickets/', 'printed pick-up tickets and gift vouchers'],
  ['src/routes/product/', 'the product page'],
  ['src/routes/profile/', 'the profile page'],
  ['src/routes/search/', 'the search results'],
  ['src/routes/shop/', 'pages that list the products of the shop or of a category'],
  ['src/routes/signup/', 'the sign-up page'],
  ['src/routes/token-login/', 'the page that a mailed login link opens'],
  ['src/widgets/article-', 'articles'],
  ['src/widgets/form/', 'forms that shoppers fill in and send'],
  ['src/widgets/gallery/', 'picture galleries'],
  ['src/widgets/gift-voucher-purchase/', 'the gift-voucher page: buying and redeeming'],
  ['src/widgets/google-map/', 'a map'],
  ['src/widgets/', 'pages that the owner builds from blocks'],
];

/** Prefix of the translator comments that state the place. */
export const PLACE_PREFIX = 'Where: ';

/**
 * Describes for translators where a file's messages are read.
 * @param file path relative to the project
 * @returns `null` for an unlisted file
 */
const placeOf = (file: string): string | null => PLACES.find(([path]) => file.startsWith(path))?.[1] ?? null;

/** The translator comments with a message's places, without duplicates. */
export function placeComments(files: readonly string[]): string[] {
  const places = new Set(files.flatMap((file) => placeOf(file) ?? []));
  return places.size === 0 ? [] : [`${PLACE_PREFIX}${[...places].join('; ')}`];
}
