import { CREME, INKT } from './kleur.ts'
import { doos, ovaal, pad, solid, streep } from './teken.ts'
import type { G, Kader } from './teken.ts'

/** Writes a word round (x, y) in letters of `maat`, in a picture of the instruction. */
export function write(g: G, tekst: string, [x, y, maat]: readonly [number, number, number]): void {
  g.font = `700 ${maat}px Andika, system-ui, sans-serif`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = INKT
  g.fillText(tekst, x, y)
}

interface UitlegKaart {
  readonly tekst: string
  readonly maat: number
  readonly kleur?: string
  readonly lijn?: number
  readonly hoek?: number
}

/** Draws a card with a word on it, in a picture of the instruction. */
export function uitlegKaart(
  g: G,
  kader: Kader,
  { tekst, maat, kleur = CREME, lijn = 3.5, hoek = 9 }: UitlegKaart,
): void {
  const [x, y, w, h] = kader
  solid(g, { pad: doos(kader, hoek), kader, kleur, lijn, donker: -0.05 })
  write(g, tekst, [x + w / 2, y + h / 2 + 1, maat])
}

/** Draws the green tick for what is right, round (x, y). */
export function uitlegVink(g: G, x: number, y: number): void {
  solid(g, { pad: ovaal([x, y, 13, 13]), kader: [x - 13, y - 13, 26, 26], kleur: '#4cbf55' })
  streep(g, pad(`M${x - 6} ${y}l4 5l8-9`), { kleur: '#ffffff', dikte: 4.5 })
}
