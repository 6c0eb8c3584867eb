/** A QR code of the host's, as dark as paper lets it be. */
export function TicketQrCode({ path, size, label }: { path: string; size: number; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-36 rounded-cut bg-(--wht) text-(--blk)"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
