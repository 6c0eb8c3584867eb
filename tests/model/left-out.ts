/** [pattern, reason no browser walk takes it, expected number of transitions]; first match wins. */
type Reason = readonly [RegExp, string, number];

const LINK =
  'the link comes back by itself, or by another call; tests/e2e/session.spec.ts loses it for the whole tab';
const BACK =
  'the page comes back out of the browser’s own cache, which Chromium does not keep while a test holds its calls';
const STOPPED = 'a browser that is stopped on its way to the payment page; in memory';
const IGNORED = 'the screen offers no such press while a call is under way; in memory it is ignored';
const OTHER_TAB = 'another tab writes at just this moment; in memory';

/** What the browser walks leave out of their machines. */
const reasons: Record<string, readonly Reason[]> = {
  addToCart: [[/\|line\.edit\|/, 'a line that is edited: tests/e2e/edit-line.spec.ts', 1]],
  cart: [
    [
      /merging|\|session\./,
      'a login with a guest’s cart: tests/e2e/cart-owner.spec.ts, and merge and leave in buying.spec.ts',
      5,
    ],
    [/\|connection\.restore\|/, LINK, 1],
    [/\|cart\.(reload|receive)\|/, 'other screens send it: add-to-cart.walk.ts, buying.spec.ts', 2],
    [/\|cart\.sync\|/, OTHER_TAB, 1],
    [/\|page\.leave\|/, 'tests/e2e/cart.spec.ts leaves the page while a call is under way', 2],
    [
      /^cart\.working\.loading\|\|/,
      'a line is changed while the cart is loaded, to which this walk responds first; in memory',
      1,
    ],
    [/\|shipping\.choose\|/, 'the checkout sends it: checkout.walk.ts', 1],
    [/\|addresses\.change\|/, 'the account sends it: tests/e2e/address.spec.ts', 1],
    [/\|notice\.dismiss\|/, 'nothing goes on differently after it: component tests', 1],
  ],
  checkout: [
    [/\|connection\.restore\|/, LINK, 6],
    [/\|page\.restore\|/, BACK, 1],
    [/redirecting\|xstate\.after\./, STOPPED, 1],
    [/^checkout\.editing\.savingAddress\|(?!xstate)/, IGNORED, 6],
    [
      /savingAddress|\|address\.(choose|type)\||choosingAddress/,
      'this walk has one saved address; they are typed, changed and chosen in tests/e2e/address.spec.ts and checkout.spec.ts',
      7,
    ],
    [/\|pickup\.choose\|/, 'the seeded shop offers no pick-up: tests/e2e/tickets.spec.ts', 1],
    [/\|priority\.choose\|/, 'the seeded shop charges no fee for it: component tests', 1],
    [/\|credit\.choose\|/, 'this walk has no credit: tests/e2e/credit.spec.ts', 4],
    [/\|gateway\.choose\|/, 'there is one gateway', 1],
    [/\|optin\.change\|/, 'tests/e2e/sale.spec.ts ticks it', 1],
    [/\|cart\.sync\||\|checkout\.empty$/, `${OTHER_TAB}, and in tests/e2e/checkout-trouble.spec.ts`, 5],
    [/\|attempt\.sync\|/, OTHER_TAB, 1],
    [
      /^checkout\.editing\|order\.submit\|/,
      'each step of this walk gets a response of its own to the order button',
      1,
    ],
    [
      /^checkout\.editing\.ready\|order\.submit\|checkout\.editing\.ready$/,
      'products that are sold out: tests/e2e/checkout-trouble.spec.ts',
      1,
    ],
    [
      /pricing\|xstate\.done\.actor\.priceOrder\|checkout\.editing\.priceFailed/,
      'the host prices what it has offered',
      1,
    ],
  ],
  formSubmission: [
    [/idle\|form\.submit\|formSubmission\.idle|\|session\./, 'a form for users: tests/e2e/forms.spec.ts', 3],
    [/redirecting$/, 'a form with a cost: tests/e2e/paid-forms.spec.ts', 1],
    [/\|page\.restore\|/, BACK, 1],
    [/redirecting\|xstate\.after\./, STOPPED, 1],
  ],
  login: [
    [/^login\.\w+(\.checking|\.sending)\|(code|password|mail)\./, IGNORED, 5],
    [
      /^login\.(email|code|password|link)\|screen\.open\|login\.\1$/,
      'the current place is opened again; in memory',
      4,
    ],
    [/^login\.welcome\|(session\.login|screen\.open)\|/, 'somebody is logged in, and has left the screen', 2],
  ],
  paymentResult: [
    [
      /starting\|\|paymentResult\.idle/,
      'a page without a token requests nothing: tests/e2e/checkout.spec.ts',
      1,
    ],
    [/undecided/, 'a minute and a half of polling; in memory', 2],
    [/\|connection\.restore\|/, LINK, 1],
  ],
  session: [
    [/loggingIn\|login\.submit\||\|login\.submit\|session\.loggedOut$/, IGNORED, 2],
    [
      /\|tokens\.(refresh|receive)\|/,
      'token-refresh.walk.ts renews them, tests/e2e/token-login.spec.ts brings them',
      2,
    ],
    [/\|account\.delete\|/, 'tests/e2e/account-deletion.spec.ts', 1],
    [/loggedIn\|session\.sync\|session\.loggedIn(\.fetchingUser)?$/, OTHER_TAB, 2],
    [
      /\|xstate\.error\.actor\.fetchUser\|session\.loggedOut$/,
      'the link hears of a refused token first, and says so by tokens.refuse',
      1,
    ],
    [/\|connection\.restore\|/, LINK, 1],
    [
      /\|(redirect\.remember|link\.change|oauth\.start|opening\.forget)\|/,
      'nothing is seen of it at once: tests/e2e/login.spec.ts, oauth.spec.ts, session.spec.ts',
      4,
    ],
    [/loggedOut\|session\.sync\|session\.loggedOut$/, OTHER_TAB, 1],
    [/\|notice\.dismiss\|/, 'the notice comes when the browser is idle; in memory', 1],
  ],
  tokenRefresh: [
    [/refreshing\|(refresh\.demand|tokens\.change)\|/, OTHER_TAB, 3],
    [
      /^tokenRefresh\|(refresh\.demand|tokens\.change)\|tokenRefresh$/,
      'a late subscriber gets the current tokens; in memory',
      2,
    ],
    [
      /\|xstate\.done\.actor\.refreshTokens\|tokenRefresh\.withoutTokens/,
      'another tab has logged out before the lock was free; in memory',
      1,
    ],
    [/\|connection\.restore\|/, LINK, 1],
  ],
  voucherPurchase: [
    [/loading\|xstate|loadFailed/, 'the themes come with the page; in memory', 4],
    [/\|page\.restore\|/, BACK, 1],
    [/redirecting\|xstate\.after\./, STOPPED, 1],
    [/\|result\.paid\|/, 'tests/e2e/vouchers.spec.ts pays for one', 1],
    [/\|session\./, 'the block of a guest stays one: tests/e2e/vouchers.spec.ts', 2],
  ],
  voucherRedeem: [[/\|session\./, 'tests/e2e/vouchers.spec.ts goes through the login', 2]],
};

/** Machines without a browser walk. */
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

/**
 * Finds reasons that match another number of transitions than declared, since a new transition needs its own
 * reason, or a walk.
 * @param declared the transitions of each machine
 */
export function reasonsOutOfDate(declared: Record<string, readonly string[]>): string[] {
  const machines = [...Object.keys(reasons), ...Object.keys(unwalked)];
  const gone = machines.filter((machine) => !declared[machine]).map((machine) => `${machine} is no machine`);
  const others = Object.entries(reasons).flatMap(([machine, given]) => {
    const firstFor = (key: string) => given.find(([pattern]) => pattern.test(key));
    const byReason = Map.groupBy(declared[machine] ?? [], firstFor);
    return given.flatMap((reason) => {
      const [pattern, , count] = reason;
      const keys = byReason.get(reason) ?? [];
      if (keys.length === count) return [];
      return [
        `${machine}: ${pattern} is about ${count} transitions, and now ${keys.length}: ${keys.join(' ')}`,
      ];
    });
  });
  return [...gone, ...others];
}

/** Why no browser walk takes a transition; `null` when one does, or should. */
export function reasonFor(machine: string, transition: string): string | null {
  const found = (reasons[machine] ?? []).find(([pattern]) => pattern.test(transition));
  return found?.[1] ?? unwalked[machine] ?? null;
}
