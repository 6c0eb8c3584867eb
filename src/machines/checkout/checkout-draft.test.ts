import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { filledCart } from '../cart/cart.fixtures.ts';
import { blankDraft, draftOf, nextDraft, restoreDraft, storeDraft } from './checkout-draft.ts';
import { checkoutMachine } from './checkout.machine.ts';

const draft = {
  attempt: { key: 'k', content: 'c' },
  note: 'Ring the bell',
  marketing_text: 'News, please',
  shippingChoice: 6,
  usesCredit: false,
};

test('[CHK-08] a checkout continues with the stored attempt and typed text', () => {
  const restored = restoreDraft(storeDraft(draft));
  const checkout = createActor(checkoutMachine, { input: { cart: filledCart(), ...restored } });
  expect(draftOf(checkout.getSnapshot().context)).toEqual(draft);
});

test('[A83] another version, broken or foreign text gives a blank draft, an invalid field a blank field', () => {
  for (const text of [null, '{', '7', '{"schemaVersion":0,"data":{"note":"old"}}'])
    expect(restoreDraft(text)).toEqual(blankDraft);
  expect(
    restoreDraft(
      '{"schemaVersion":1,"data":{"attempt":{"key":1},"note":["x"],"marketing_text":true,"shippingChoice":"5","usesCredit":1}}',
    ),
  ).toEqual(blankDraft);
});

test('[CHK-04] only the chosen shipping type of a checkout is kept for the next cart', () => {
  expect(nextDraft(draft)).toEqual({ ...blankDraft, shippingChoice: 6 });
});
