const DECIMALEN = 3
const AFRONDING = 10 ** DECIMALEN

/**
 * A number as it is written in Dutch, at most three digits behind the comma: '1.204', '7,5'. By hand: the browser's own
 * way opens its tables of languages, which holds a slow device up for a sixth of a second at the first key or tap.
 */
export function getal(n: number): string {
  const [heel = '', rest] = String(Math.round(n * AFRONDING) / AFRONDING).split('.')
  const metPunten = heel.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  return rest === undefined ? metPunten : `${metPunten},${rest}`
}
