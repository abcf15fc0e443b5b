import type { AntwoordId } from '@letterhaven/contracts/ids'

/** What a maker of ids needs: the time in ms since 1970, and random bytes. */
export interface IdBron {
  readonly nu: () => number
  readonly willekeurig: (bytes: Uint8Array<ArrayBuffer>) => void
}

const MAX_TELLER = 0xfff

const hex = (getal: number, lengte: number): string => getal.toString(16).padStart(lengte, '0')

/**
 * Makes UUIDv7 ids (RFC 9562, section 5.7) that only go up: 48 bits of time, a 12-bit counter that starts at random in every
 * new millisecond, and 62 random bits. When the clock stands still or goes back the last time is kept; a full counter borrows
 * the next millisecond.
 */
export function makeUuidv7({ nu, willekeurig }: IdBron): () => AntwoordId {
  let tijd = -1
  let teller = 0
  return () => {
    const bytes = new Uint8Array(10)
    willekeurig(bytes)
    const [a = 0, b = 0, c = 0, ...staart] = bytes
    const klok = Math.floor(nu())
    if (klok > tijd) {
      tijd = klok
      // Starts in the lower half of the range, so that there is always room to count up.
      teller = ((a << 8) | b) & 0x7ff
    } else if (teller < MAX_TELLER) teller += 1
    else {
      tijd += 1
      teller = 0
    }
    const t = hex(tijd, 12)
    const variant = hex(0x80 | (c & 0x3f), 2)
    const rest = staart.map((byte) => hex(byte, 2)).join('')
    const id = `${t.slice(0, 8)}-${t.slice(8)}-7${hex(teller, 3)}-${variant}${rest.slice(0, 2)}-${rest.slice(2)}`
    return id as AntwoordId
  }
}
