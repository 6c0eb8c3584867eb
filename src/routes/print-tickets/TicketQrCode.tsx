/** A QR code from the host, black on white in every theme. */
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
