/** Placeholders for the cards of the profile. */
export const ProfileWaiting = () => (
  <div className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    <div className="space-y-6">
      <div className="wood-grain h-96 rounded-cut" />
      <div className="wood-grain h-24 rounded-cut" />
    </div>
    <div className="space-y-6">
      <div className="wood-grain h-24 rounded-cut" />
      <div className="wood-grain h-24 rounded-cut" />
      <div className="wood-grain h-24 rounded-cut" />
    </div>
  </div>
);
