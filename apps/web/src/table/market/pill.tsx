/** A short label in a drawing, of the same size on the screen whatever the drawing's scale. */
export function Pill({
  x,
  y,
  label,
  kind,
  unit,
}: {
  x: number;
  y: number;
  label: string;
  kind: string;
  unit: number;
}) {
  const width = (label.length * 6.7 + 14) * unit;
  const height = 19 * unit;
  return (
    <g class={`pill ${kind}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text y={4.3 * unit} font-size={12.5 * unit}>
        {label}
      </text>
    </g>
  );
}
