const DECIMALEN = 3
const DUIZEND = 3
const AFRONDING = 10 ** DECIMALEN

/** '-1204' as '-1.204'. */
function perDuizend(heel: string): string {
  const eerste = heel.startsWith('-') ? 1 : 0
  let uit = ''
  for (let plaats = 0; plaats < heel.length; plaats += 1) {
    const rest = heel.length - plaats
    uit += plaats > eerste && rest % DUIZEND === 0 ? `.${heel.charAt(plaats)}` : heel.charAt(plaats)
  }
  return uit
}

/**
 * A number as it is written in Dutch, at most three digits behind the comma: '1.204', '7,5'. By hand: the browser's own
 * way opens its tables of languages, which holds a slow device up for a sixth of a second at the first key or tap.
 */
export function getal(n: number): string {
  const [heel = '', rest] = String(Math.round(n * AFRONDING) / AFRONDING).split('.')
  const metPunten = perDuizend(heel)
  return rest === undefined ? metPunten : `${metPunten},${rest}`
}
