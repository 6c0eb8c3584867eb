/** Decorative street plan in place of a map not yet requested. */
export function StreetPlan() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full fill-none stroke-kerf"
    >
      <g strokeWidth="1">
        <path d="M0 52h400M0 118h400M0 186h400M44 0v240M112 0v240M188 0v240M262 0v240M338 0v240" />
        <path d="M44 85h68M188 85h74M112 152h76M262 152h76M150 118v68M300 52v66M224 186v54M78 0v52" />
      </g>
      <path
        d="M-10 220C70 196 96 150 150 138s120 10 160-40 60-60 100-72"
        className="stroke-scorch/50"
        strokeWidth="3"
      />
      <g className="fill-scorch/12 stroke-scorch/50" strokeWidth="1">
        <path d="M120 60h60v50h-60zM270 126h60v20h-60zM52 126h52v52H52zM196 194h20v38h-20z" />
      </g>
    </svg>
  );
}
