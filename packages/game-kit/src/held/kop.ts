import { bak } from '../tekenen/bake.ts'
import type { Plaat } from '../tekenen/bake.ts'
import { gezicht, MERKEN } from './kop-gezicht.ts'
import { oren } from './kop-oren.ts'
import { KOPPEN } from '../keuzen/koppen.ts'
import type { Dier, Kop } from '../keuzen/koppen.ts'
import { ovaal, pad, solid } from '../tekenen/teken.ts'
import type { G } from '../tekenen/teken.ts'

/** Paints an animal's head round (0, 0) of the context, about 100 wide. The ears reach up to -88. */
export const drawKop = (g: G, dier: Dier): void => drawKopVan(g, KOPPEN[dier])

/** Paints a head that is built like this, of an animal that nobody plays with. */
export function drawKopVan(g: G, kop: Kop): void {
  oren(g, kop, false)
  const breed = pad('M0-38C28-38 47-18 47 8C47 34 28 49 0 49C-28 49-47 34-47 8C-47-18-28-38 0-38Z')
  const vorm = kop.oor === 'bult' ? ovaal([0, 12, 50, 36]) : breed
  solid(g, {
    pad: vorm,
    kader: [-48, -38, 96, 88],
    kleur: kop.vacht,
    strook: 0.16,
    binnen: () => {
      for (const merk of kop.merken) MERKEN[merk](g, kop.merkKleur)
    },
  })
  if (kop.oor === 'bult') bulten(g, kop.vacht)
  gezicht(g, kop)
  oren(g, kop, true)
}

/** Paints the bulges of a frog's eyes, without ink where they meet the head. */
function bulten(g: G, kleur: string): void {
  for (const x of [-23, 23])
    solid(g, { pad: ovaal([x, -30, 17, 17]), kader: [x - 19, -51, 38, 38], kleur, lijn: 0 })
}

/**
 * Bakes what is painted in head space into a plate of `maat` px wide. Its anchor (the middle of the face) is at [.5,
 * .62].
 */
export function plaatInKopmaat(maat: number, schaal: number, teken: (g: G) => void): Plaat {
  const k = maat / 142
  return bak({ w: maat, h: maat * 1.08, schaal }, (g) => {
    g.translate(71 * k, 94 * k)
    g.scale(k, k)
    teken(g)
  })
}

/** Bakes an animal's head into such a plate. */
export const kopPlaat = (dier: Dier, maat: number, schaal: number): Plaat =>
  plaatInKopmaat(maat, schaal, (g) => drawKop(g, dier))
