const DECIMALEN = 3
const DUIZEND = 3
const AFRONDING = 10 ** DECIMALEN

/** '-1204' as '-1.204'. */
const perDuizend = (heel: string): string =>
  heel.length > DUIZEND && heel.at(-DUIZEND - 1) !== '-'
    ? `${perDuizend(heel.slice(0, -DUIZEND))}.${heel.slice(-DUIZEND)}`
    : heel

/**
 * A number as it is written in Dutch, at most three digits behind the comma: '1.204', '7,5'. By hand: the browser's own
 * way opens its tables of languages, which holds a slow device up for a sixth of a second at the first key or tap.
 */
export function getal(n: number): string {
  const [heel = '', rest] = String(Math.round(n * AFRONDING) / AFRONDING).split('.')
  const metPunten = perDuizend(heel)
  return rest === undefined ? metPunten : `${metPunten},${rest}`
}
