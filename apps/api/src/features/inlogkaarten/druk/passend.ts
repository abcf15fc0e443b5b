import { graphemen, type Dikte, type Letters, type Stuk } from './letters.ts'

/** The room for a text, in points. */
export interface Vak {
  readonly breedte: number
  /** The largest size, used where it fits; `klein` is the smallest. */
  readonly groot: number
  readonly klein: number
  /** The largest number of lines. */
  readonly regels: number
  /**
   * The largest size at which the text may take more than one line; larger sizes keep it on one. Without it lines are broken
   * rather than made smaller.
   */
  readonly heelTot?: number
  /** The largest total height. */
  readonly hoogte?: number
  readonly dikte: Dikte
}

/** A fitted text: its size and its lines. */
export interface Passend {
  readonly grootte: number
  readonly regels: readonly (readonly Stuk[])[]
}

const STAP = 0.5
/** The line spacing of Andika, which needs room for its marks. */
export const REGEL = 1.22
const AFGEBROKEN = '…'

/** Splits a text where a line may end: after a space, a hyphen, or a slash in an address. */
const delen = (tekst: string): string[] => tekst.match(/[^\s\-/]+[\s\-/]*|[\s\-/]+/gu) ?? [tekst]

type Meet = (tekst: string) => number

/** Fills lines with whole words; returns null when a word is wider than a line. */
function breek(stukken: readonly string[], breedte: number, meet: Meet): string[] | null {
  const regels: string[] = []
  for (const stuk of stukken) {
    if (meet(stuk.trimEnd()) > breedte) return null
    const laatste = regels.at(-1)
    if (laatste !== undefined && meet((laatste + stuk).trimEnd()) <= breedte)
      regels[regels.length - 1] = laatste + stuk
    else regels.push(stuk)
  }
  return regels.map((regel) => regel.trim())
}

/** Breaks a text letter by letter, as a last resort, and replaces what does not fit with an ellipsis. */
function hak(
  tekst: string,
  { breedte, max }: { readonly breedte: number; readonly max: number },
  meet: Meet,
): string[] {
  const regels = breek(graphemen(tekst), breedte, meet) ?? []
  if (regels.length <= max) return regels
  const laatste = graphemen(regels[max - 1] ?? '')
  while (laatste.length > 0 && meet(laatste.join('') + AFGEBROKEN) > breedte) laatste.pop()
  return [...regels.slice(0, max - 1), laatste.join('') + AFGEBROKEN]
}

/** Returns how many lines are allowed at a size; at the last size there is always one. */
function maxRegels({ klein, regels, heelTot = Infinity, hoogte = Infinity }: Vak) {
  return (grootte: number): number => {
    const past = Math.floor(hoogte / (grootte * REGEL) + 0.01)
    const mag = Math.min(grootte <= heelTot ? regels : 1, past)
    return grootte - STAP < klein ? Math.max(1, mag) : mag
  }
}

/** Makes a text fit: on one line, smaller, or on more lines; it never runs over its room. */
export function fitIn(letters: Letters, tekst: string, vak: Vak): Passend {
  const { breedte, groot, klein, dikte } = vak
  const max = maxRegels(vak)
  const measure = (grootte: number) => (deel: string) =>
    letters.breedte(letters.stukken(deel, dikte), grootte)
  const set = (grootte: number, regels: readonly string[]): Passend => ({
    grootte,
    regels: regels.map((regel) => letters.stukken(regel, dikte)),
  })
  for (let grootte = groot; grootte >= klein; grootte -= STAP) {
    const regels = breek(delen(tekst), breedte, measure(grootte))
    if (regels && regels.length <= max(grootte)) return set(grootte, regels)
  }
  return set(klein, hak(tekst, { breedte, max: max(klein) }, measure(klein)))
}
