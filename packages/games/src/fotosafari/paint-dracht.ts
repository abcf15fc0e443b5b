import { show, CREME, INKT, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { DrachtNaam, Kleur } from '@letterhaven/taal/beeldzin/kudde/woorden'
import { drawPatroon, VERF } from './paint-kleur.ts'
import { OOG } from './paint-kop.ts'

const LIJN = 3

/** Paints one piece of cloth in its colour, with the pattern of that colour. */
function stof(g: G, vorm: Path2D, { kader, kleur, donker = 0 }: Stof): void {
  solid(g, {
    pad: vorm,
    kader,
    kleur: show(VERF[kleur], donker),
    lijn: LIJN,
    binnen: (b) => drawPatroon(b, { kleur, kader, fijn: 0.62 }),
  })
}
interface Stof {
  readonly kader: Kader
  readonly kleur: Kleur
  readonly donker?: number
}

/** `kort` for an animal that lies asleep: nothing hangs down then. */
type Stuk = (g: G, kleur: Kleur, kort: boolean) => void

/** Round, with a turned-up edge and a ball on top. */
const muts: Stuk = (g, kleur) => {
  stof(g, pad('M-23-14Q-24-42 0-43Q24-42 23-14Z'), { kader: [-24, -43, 48, 30], kleur })
  const rand = pad('M-26-20Q0-30 26-20L27-10Q0-20-27-10Z')
  solid(g, { pad: rand, kader: [-27, -28, 54, 18], kleur: CREME, lijn: LIJN })
  solid(g, { pad: ovaal([0, -46, 9, 9]), kader: [-9, -55, 18, 18], kleur: CREME, lijn: LIJN })
}

/** Flat, with a large peak to one side. */
const pet: Stuk = (g, kleur) => {
  stof(g, pad('M-22-15Q-22-38 3-38Q25-37 24-15Q0-22-22-15Z'), { kader: [-22, -38, 46, 24], kleur })
  const klep = pad('M-16-19Q-36-22-50-11Q-44-5-24-8Q-14-10-2-14Z')
  solid(g, { pad: klep, kader: [-50, -22, 48, 17], kleur: show(VERF[kleur], -0.22), lijn: LIJN })
  fill(g, ovaal([2, -38, 4, 3]), show(VERF[kleur], -0.4))
}

/** High, with a brim all round and a band. */
const hoed: Stuk = (g, kleur) => {
  stof(g, pad('M-17-20L-15-54Q0-60 15-54L17-20Z'), { kader: [-17, -58, 34, 38], kleur })
  const band = pad('M-17-30Q0-25 17-30L18-20Q0-16-18-20Z')
  fill(g, band, '#3b3052')
  const rand = pad('M-37-18Q0-30 37-18Q38-9 0-11Q-38-9-37-18Z')
  stof(g, rand, { kader: [-37, -26, 74, 16], kleur, donker: -0.06 })
}

const bril: Stuk = (g, kleur) => {
  for (const kant of [-1, 1]) {
    const glas = ovaal([kant * 11.5, OOG.y, 10.5, 10.5])
    fill(g, glas, 'rgba(255,255,255,.35)')
    streep(g, glas, { dikte: 8.5 })
    streep(g, glas, { kleur: VERF[kleur], dikte: 4.6 })
    streep(g, pad(`M${kant * 22} ${OOG.y - 2}L${kant * 27} ${OOG.y - 5}`), { dikte: 5 })
  }
  streep(g, pad(`M-2 ${OOG.y - 3}Q0 ${OOG.y - 6} 2 ${OOG.y - 3}`), { dikte: 5 })
}

/** An eye behind a mask that is shut. */
function drawDicht(g: G, kant: number): void {
  const [x, y] = [kant * OOG.x, OOG.y]
  const lid = pad(`M${x - 6} ${y - 1}Q${x} ${y + 6} ${x + 6} ${y - 1}`)
  streep(g, lid, { kleur: PAPIER, dikte: 6 })
  streep(g, lid, { kleur: INKT, dikte: 2.6 })
}

/** The mask of a feast, across the eyes, with a point on both sides. Who lies asleep has them shut behind it. */
const masker: Stuk = (g, kleur, kort) => {
  const vorm = pad('M-34-19Q-18-13 0-13Q18-13 34-19Q30 10 12 9Q4 8 0 3Q-4 8-12 9Q-30 10-34-19Z')
  stof(g, vorm, { kader: [-34, -19, 68, 29], kleur })
  for (const kant of [-1, 1]) {
    if (kort) {
      drawDicht(g, kant)
      continue
    }
    solid(g, {
      pad: ovaal([kant * OOG.x, OOG.y, 6.6, 6]),
      kader: [kant * OOG.x - 7, OOG.y - 6, 14, 12],
      kleur: PAPIER,
      lijn: 2.2,
      strook: 0,
    })
    fill(g, ovaal([kant * OOG.x - 0.6, OOG.y + 0.6, 3.6, 4.2]), INKT)
  }
}

/** Wound round the neck, with an end that hangs down. */
const sjaal: Stuk = (g, kleur, kort) => {
  if (!kort) drawSlip(g, kleur)
  const band = pad('M-25 19Q0 31 25 19Q29 30 24 34Q0 44-24 34Q-29 30-25 19Z')
  stof(g, band, { kader: [-27, 19, 54, 22], kleur })
}
function drawSlip(g: G, kleur: Kleur): void {
  const eind = pad('M6 26L22 24L26 54L10 56Z')
  stof(g, eind, { kader: [6, 24, 20, 32], kleur, donker: -0.1 })
  streep(g, pad('M12 56v6M18 56v6M24 55v6'), { kleur: show(VERF[kleur], -0.3), dikte: 2.6 })
}

/** A bow with two wings and a knot. */
const strik: Stuk = (g, kleur) => {
  for (const kant of [-1, 1]) {
    g.save()
    g.scale(kant, 1)
    stof(g, pad('M3 31Q24 14 31 21Q34 32 31 43Q24 49 3 34Z'), { kader: [3, 18, 31, 30], kleur })
    g.restore()
  }
  solid(g, {
    pad: ovaal([0, 32, 7, 8]),
    kader: [-7, 24, 14, 16],
    kleur: show(VERF[kleur], -0.2),
    lijn: LIJN,
  })
}

const STUKKEN: Readonly<Record<DrachtNaam, Stuk>> = { muts, pet, hoed, bril, masker, sjaal, strik }

/** Draws something that is worn, on a head round (0, 0). */
export const drawDracht = (
  g: G,
  { wat, kleur }: { readonly wat: DrachtNaam; readonly kleur: Kleur },
  kort: boolean,
): void => STUKKEN[wat](g, kleur, kort)
