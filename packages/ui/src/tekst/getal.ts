const DECIMALEN = 3
const DUIZEND = 3
const AFRONDING = 10 ** DECIMALEN

/** Puts a point between thousands: '-1204' becomes '-1.204'. */
const perDuizend = (heel: string): string =>
  heel.length > DUIZEND && heel.at(-DUIZEND - 1) !== '-'
    ? `${perDuizend(heel.slice(0, -DUIZEND))}.${heel.slice(-DUIZEND)}`
    : heel

/**
 * Writes a number as in Dutch, with at most three decimals: '1.204', '7,5'. Done by hand, because the browser's own way
 * opens its language tables, which holds up a slow device for a sixth of a second at the first key or tap.
 */
export function getal(n: number): string {
  const [heel = '', rest] = String(Math.round(n * AFRONDING) / AFRONDING).split('.')
  const metPunten = perDuizend(heel)
  return rest === undefined ? metPunten : `${metPunten},${rest}`
}
