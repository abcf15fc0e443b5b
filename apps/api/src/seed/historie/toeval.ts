import { hashTekst, trek } from '@letterhaven/adaptief/rng'

/** Draws that depend on a name alone: the same demonstration on every machine. */
export interface Toeval {
  /** A number in [0, 1). */
  (): number
  /** About normally distributed, mean 0 and standard deviation 1. */
  normaal(): number
  /** A whole number below `n`. */
  onder(n: number): number
}

/** A stream of draws for a name. */
export function toeval(naam: string): Toeval {
  const zaad = hashTekst(naam)
  let beurt = 0
  const volgende = (): number => trek(zaad, beurt++)
  return Object.assign(volgende, {
    // Four uniforms: variance 1/3, tails short enough that no child is a miracle.
    normaal: () => (volgende() + volgende() + volgende() + volgende() - 2) * Math.sqrt(3),
    onder: (n: number) => Math.floor(volgende() * n),
  })
}

const HEX = 16
const hex = (getal: number, lengte: number): string =>
  getal.toString(HEX).padStart(lengte, '0').slice(-lengte)

/** A UUIDv7 of a moment (RFC 9562, section 5.7), its random part drawn from `rnd`. */
export function uuidv7<Id extends string>(moment: number, rnd: Toeval): Id {
  const tijd = hex(moment, 12)
  const variant = hex(8 + rnd.onder(4), 1)
  const staart = hex(rnd.onder(2 ** 24), 6) + hex(rnd.onder(2 ** 24), 6)
  const id = `${tijd.slice(0, 8)}-${tijd.slice(8)}-7${hex(rnd.onder(4096), 3)}-${variant}${hex(rnd.onder(4096), 3)}-${staart}`
  return id as Id
}
