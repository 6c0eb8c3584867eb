/** Parses a link to the redeem form: `#redeem`, or `#redeem=…` with a code, as in QR codes. */
export const readRedeemLink = (hash: string): { isThere: boolean; code: string } => {
  const parameters = new URLSearchParams(hash.slice(1));
  return { isThere: parameters.has('redeem'), code: parameters.get('redeem') ?? '' };
};
