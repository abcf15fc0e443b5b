/** The one ink of every picture, for outlines, text and shadows. */
export const INKT = '#2d2250'
export const CREME = '#fff8ea'
export const PAPIER = '#fffdf6'
export const GOUD = '#ffd23f'
/** The red of the lighthouse. */
export const ROOD = '#e2524c'

function kanalen(hex: string): readonly [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

function hex(kanaal: readonly number[]): string {
  const delen = kanaal.map((v) =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${delen.join('')}`
}

/** Mixes two #rrggbb colours. k is the share of the second, 0…1. */
export function mix(a: string, b: string, k: number): string {
  const [van, naar] = [kanalen(a), kanalen(b)]
  return hex(van.map((v, i) => v * (1 - k) + (naar[i] ?? 0) * k))
}

/**
 * Returns a colour lighter (k > 0, towards white) or darker (k < 0). Darker follows a power curve, so that yellow and
 * orange keep their saturation instead of turning to mud.
 */
export function show(kleur: string, k: number): string {
  if (k >= 0) return mix(kleur, '#ffffff', k)
  return hex(kanalen(kleur).map((v) => 255 * (v / 255) ** (1 - 2 * k) * (1 + k * 0.2)))
}

/** Returns #rrggbb with an alpha, as CSS rgba. */
export function doorzichtig(kleur: string, alfa: number): string {
  return `rgba(${kanalen(kleur).join(',')},${alfa})`
}

/** Returns #rrggbb as the number that tints take. */
export function getal(kleur: string): number {
  return Number.parseInt(kleur.slice(1), 16)
}
