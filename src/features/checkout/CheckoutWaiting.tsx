const STEPS = ['address', 'shipping', 'payment'];

/** Placeholders for the steps of the checkout: a heading and a card each. */
export const CheckoutWaiting = () => (
  <div className="space-y-10">
    {STEPS.map((step) => (
      <div key={step} className="space-y-4">
        <div className="wood-grain h-6 w-1/3 rounded-cut" />
        <div className="wood-grain h-24 rounded-cut" />
      </div>
    ))}
  </div>
);
