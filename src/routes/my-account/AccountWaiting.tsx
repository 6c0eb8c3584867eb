/** Placeholders for orders, user and addresses. */
export const AccountWaiting = () => (
  <div className="mt-6 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
    <div className="space-y-4">
      <div className="wood-grain h-6 w-1/3 rounded-cut" />
      <div className="wood-grain h-64 rounded-cut" />
    </div>
    <div className="grid content-start gap-10 md:max-lg:grid-cols-2">
      <div className="wood-grain h-24 rounded-cut" />
      <div className="wood-grain h-24 rounded-cut" />
    </div>
  </div>
);
