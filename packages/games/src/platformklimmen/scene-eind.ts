import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { drawKroon, drawPoort, drawVlag } from './paint-eind.ts'
import type { Plek } from './route.ts'
import { gemaakteVan } from './verhaal.ts'
import type { State } from './verdieping.ts'

/** top: every floor has its bridge. half: some have. voet: none has, and the hero stands at the gate. */
type Einde = 'top' | 'half' | 'voet'

/** Returns how far up the round ends. */
export function eindeVan(staat: State): Einde {
  const gemaakt = gemaakteVan(staat)
  if (gemaakt === 0) return 'voet'
  return gemaakt === staat.goed + staat.fout ? 'top' : 'half'
}

const RAND = 30

/**
 * Paints an end of the climb in a layer. The panel lies over the middle of the screen, so it stands beside or below that. Returns
 * where the hero stands.
 */
export function paintEinde(
  stage: Stage,
  op: Laag,
  { einde, indeling: { w, h, k, toren, grond } }: { einde: Einde; indeling: Indeling },
): Plek {
  const isSmal = w < h
  const breed = Math.min(w - 8, toren.w + 70)
  const links = toren.x + toren.w / 2 - breed / 2
  const boven = isSmal ? h - 62 : h * 0.62
  const onder = [0, 1] as const
  const mast = links + breed * 0.05
  const vlag = (uit: number, y: number): void => {
    const maat = { w: Math.min(260 * k + 40, breed * 0.4), h: Math.min(330 * k + 60, h * 0.46) }
    const plaat = stage.textuur(() =>
      bak({ ...maat, schaal: stage.schaal }, (g) => drawVlag(g, { ...maat, uit })),
    )
    stage.beeld(plaat, { x: mast, y, anker: onder, op })
  }
  if (einde === 'voet') {
    const poort = { w: 190 * k + 30, h: 210 * k + 50 }
    const deur = stage.textuur(() =>
      bak({ ...poort, schaal: stage.schaal }, (g) => drawPoort(g, poort.w, poort.h)),
    )
    stage.beeld(deur, { x: mast + poort.w * 0.4, y: grond, anker: onder, op })
    vlag(0, grond)
    return { x: mast + poort.w * 0.28, y: grond }
  }
  vlag(einde === 'top' ? 1 : 0.5, boven + 4)
  const kroon = { w: breed, h: h - boven + RAND }
  const plaat = stage.textuur(() =>
    bak({ ...kroon, schaal: stage.schaal }, (g) => drawKroon(g, { ...kroon, rand: RAND })),
  )
  stage.beeld(plaat, { x: links, y: boven - RAND, anker: 0, op })
  return { x: mast + breed * 0.14, y: boven + 4 }
}
