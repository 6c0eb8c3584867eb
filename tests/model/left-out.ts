/** Why no walk takes what matches. */
type Reason = readonly [RegExp, string];

const LINK =
  'the link comes back by itself, or by another call; tests/e2e/session.spec.ts loses it for the whole tab';
const BACK =
  'the page comes back out of the browser’s own cache, which Chromium does not keep while a test holds its calls';
const IGNORED = 'the screen offers no such press while a call is under way; in memory it is ignored';
const OTHER_TAB = 'another tab writes at just this moment; in memory';

/** What walks leave out of the machines that they walk. */
const reasons: Record<string, readonly Reason[]> = {
  addToCart: [[/\|line\.edit\|/, 'a line that is edited: tests/e2e/edit-line.spec.ts']],
  cart: [
    [
      /merging|\|session\./,
      'a login with a guest’s cart: tests/e2e/cart-owner.spec.ts, and merge and leave in buying.spec.ts',
    ],
    [/\|connection\.restore\|/, LINK],
    [/\|cart\.(reload|receive)\|/, 'other screens ask for it: add-to-cart.walk.ts, buying.spec.ts'],
    [/\|cart\.sync\|/, OTHER_TAB],
    [/\|shipping\.choose\|/, 'the checkout asks for it: checkout.walk.ts'],
    [/\|addresses\.change\|/, 'the account asks for it: tests/e2e/address.spec.ts'],
    [/\|(failure|notice)\.dismiss\|/, 'nothing goes on differently after it: component tests'],
  ],
  checkout: [
    [/\|connection\.restore\|/, LINK],
    [/\|page\.restore\|/, BACK],
    [/^checkout\.editing\.savingAddress\|(?!xstate)/, IGNORED],
    [
      /savingAddress|\|address\.(choose|type)\||choosingAddress/,
      'this walk has one saved address; they are typed, changed and chosen in tests/e2e/address.spec.ts and checkout.spec.ts',
    ],
    [/\|pickup\.choose\|/, 'the seeded shop offers no pick-up: tests/e2e/tickets.spec.ts'],
    [/\|priority\.choose\|/, 'the seeded shop asks no fee for it: component tests'],
    [/\|promotion\.apply\|/, 'codes are tests/e2e/promotion.spec.ts’s'],
    [/\|credit\.choose\|/, 'this walk has no credit: tests/e2e/credit.spec.ts'],
    [/\|gateway\.choose\|/, 'there is one gateway'],
    [/\|optin\.change\|/, 'tests/e2e/sale.spec.ts ticks it'],
    [/\|cart\.sync\||\|checkout\.empty$/, `${OTHER_TAB}, and in tests/e2e/checkout-trouble.spec.ts`],
    [/\|attempt\.sync\|/, OTHER_TAB],
    [
      /^checkout\.editing\|order\.submit\|/,
      'each step of this walk has an answer of its own to the order button',
    ],
    [
      /^checkout\.editing\.ready\|order\.submit\|checkout\.editing\.ready$/,
      'pieces that are sold out: tests/e2e/checkout-trouble.spec.ts',
    ],
    [
      /pricing\|xstate\.done\.actor\.priceOrder\|checkout\.editing\.priceFailed/,
      'the host prices what it has offered',
    ],
  ],
  formSubmission: [
    [/idle\|form\.submit\|formSubmission\.idle|\|session\./, 'a form for users: tests/e2e/forms.spec.ts'],
    [/redirecting$/, 'a form with a cost: tests/e2e/paid-forms.spec.ts'],
    [/\|page\.restore\|/, BACK],
  ],
  login: [
    [/^login\.\w+(\.checking|\.sending)\|(code|password|mail)\./, IGNORED],
    [
      /^login\.(email|code|password|link)\|screen\.open\|login\.\1$/,
      'the place that stands there already is opened again; in memory',
    ],
    [/^login\.welcome\|(session\.login|screen\.open)\|/, 'somebody is logged in, and has left the screen'],
  ],
  paymentResult: [
    [/starting\|\|paymentResult\.idle/, 'a page without a token asks nothing: tests/e2e/checkout.spec.ts'],
    [/undecided/, 'a minute and a half of polling; in memory'],
    [/\|connection\.restore\|/, LINK],
  ],
  session: [
    [/loggingIn\|login\.submit\||\|login\.submit\|session\.loggedOut$/, IGNORED],
    [
      /\|tokens\.(refresh|receive)\|/,
      'token-refresh.walk.ts renews them, tests/e2e/token-login.spec.ts brings them',
    ],
    [/\|account\.delete\|/, 'tests/e2e/account-deletion.spec.ts'],
    [/loggedIn\|session\.sync\|session\.loggedIn(\.fetchingUser)?$/, OTHER_TAB],
    [/\|user\.(update|reload)\|/, 'the profile asks for it: tests/e2e/account.spec.ts'],
    [
      /\|xstate\.error\.actor\.fetchUser\|session\.loggedOut$/,
      'the link hears of a refused token first, and says so by tokens.refuse',
    ],
    [/\|connection\.restore\|/, LINK],
    [
      /\|(redirect\.remember|link\.change|oauth\.start)\|/,
      'nothing is seen of it at once: tests/e2e/login.spec.ts, oauth.spec.ts',
    ],
    [/loggedOut\|session\.sync\|session\.loggedOut$/, OTHER_TAB],
  ],
  tokenRefresh: [
    [/refreshing\|(refresh\.demand|tokens\.change)\|/, OTHER_TAB],
    [
      /^tokenRefresh\|(refresh\.demand|tokens\.change)\|tokenRefresh$/,
      'whoever asks late is told of the tokens that are there; in memory',
    ],
    [
      /\|xstate\.done\.actor\.refreshTokens\|tokenRefresh\.withoutTokens/,
      'another tab has logged out before the lock was free; in memory',
    ],
    [/\|connection\.restore\|/, LINK],
  ],
  voucherPurchase: [
    [/loading\|xstate|loadFailed/, 'the themes come with the page; in memory'],
    [/\|page\.restore\|/, BACK],
    [/\|session\./, 'the block of a guest stays one: tests/e2e/vouchers.spec.ts'],
  ],
  voucherRedeem: [[/\|session\./, 'tests/e2e/vouchers.spec.ts goes through the login']],
};

/** Machines that no walk in the browser is for. */
const unwalked: Record<string, string> = {
  accountDeletion: 'tests/e2e/account-deletion.spec.ts goes its ways',
  addressBook: 'tests/e2e/address.spec.ts goes its ways',
  connectivity: 'nothing is pressed: tests/e2e/session.spec.ts, and the walks that break calls',
  fileUpload: 'tests/e2e/personalising.spec.ts goes its ways',
  pageLoad: 'nothing is pressed: tests/e2e/navigation.spec.ts, rendering.spec.ts',
  passkeyAdd: 'tests/e2e/passkeys.spec.ts goes its ways',
  productOptions: 'tests/e2e/product.spec.ts, add-to-cart.spec.ts go its ways',
  readinessGate: 'its time is two seconds at most: tests/e2e/session.spec.ts',
  recoverPassword: 'tests/e2e/login.spec.ts goes its ways',
  root: 'it only passes on what the machines of these walks say to one another',
  tokenLogin: 'tests/e2e/token-login.spec.ts goes its ways',
  updateBanner: 'tests/e2e/service-worker.spec.ts brings a new version',
};

/** Why no walk in the browser takes a transition; null: one does, or should. */
export function reasonFor(machine: string, transition: string): string | null {
  const found = (reasons[machine] ?? []).find(([pattern]) => pattern.test(transition));
  return found?.[1] ?? unwalked[machine] ?? null;
}
