import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { stretch } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { Indeling } from './indeling.ts'
import { lantaarnMaat, lantaarnsVan } from './lantaarn.ts'
import {
  LAMP_HOOG,
  lantaarnPlaat,
  lichtbundel,
  schemering,
  stormlucht,
  torenPlek,
} from './paint-kust.ts'
import { bermPlaat } from './paint-weg.ts'

const DRUPPELS = 44

/** Adds the sky of a storm. */
export function addStormlucht(stage: Stage, indeling: Indeling): void {
  stage.beeld(
    stage.textuur(() => stormlucht(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
}

/** Adds the beam of the lighthouse, which goes round. Returns what lets it fly round for so many ms. */
export function turnBundel(stage: Stage, indeling: Indeling): (ms: number) => void {
  const toren = torenPlek(indeling)
  const bundel = stage.beeld(
    stage.textuur(() => lichtbundel(Math.max(0.5, indeling.k), stage.schaal)),
    { x: toren.x, y: toren.y - LAMP_HOOG * toren.k, anker: [0, 0.5] },
  )
  let [hoek, hard] = [0.5, 0]
  const draai = (): void => {
    bundel.scale.set(Math.cos(hoek), 0.55 + 0.45 * Math.abs(Math.sin(hoek)))
    bundel.alpha = 0.35 + 0.65 * Math.abs(Math.cos(hoek))
  }
  draai()
  stage.opRustigFrame((ms) => {
    if (stage.rustig) return
    hoek += (ms / 2300) * (hard > 0 ? 3 : 1)
    hard = Math.max(0, hard - ms)
    draai()
  })
  return (ms) => {
    hard = Math.max(hard, ms)
  }
}

/** Adds the dusk, and the lanterns along the road, which burn low. Returns what turns so many of them up. */
export function addSchemering(stage: Stage, indeling: Indeling): (aan: number) => void {
  stage.beeld(
    stage.textuur(() => schemering(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const k = lantaarnMaat(indeling)
  const platen = [false, true].map((isAan) =>
    stage.textuur(() => lantaarnPlaat(isAan, k, stage.schaal)),
  )
  const lampen = lantaarnsVan(indeling).map(({ x, y, maat }) =>
    platen.map((plaat) => {
      const beeld = stage.beeld(plaat, { x, y, anker: [0.5, 1] })
      beeld.scale.set(maat)
      return beeld
    }),
  )
  return (aan) => {
    for (const [nr, [uit, lamp]] of lampen.entries()) {
      if (uit) uit.visible = nr >= aan
      if (lamp) lamp.visible = nr < aan
    }
  }
}

/** Adds the rain over everything. Where nothing moves by itself it hangs still. */
export function addRegen(stage: Stage, { w, h, k }: Indeling): void {
  const regen = stage.tekening()
  const rnd = stroom(61)
  const druppels = Array.from({ length: DRUPPELS }, () => ({
    x: rnd() * w * 1.2,
    y: rnd(),
    lang: (16 + rnd() * 22) * k,
    snel: 0.6 + rnd() * 0.5,
  }))
  let t = 0
  const paint = (): void => {
    regen.clear()
    // A slow device draws half of them.
    const aantal = stage.isTraag() ? DRUPPELS / 2 : DRUPPELS
    for (const { x, y, lang, snel } of druppels.slice(0, aantal)) {
      const hier = ((y + t * snel) % 1) * (h + lang) - lang
      const opzij = x - (hier / h) * w * 0.08
      regen.teken(
        { soort: 'lijn', van: [opzij, hier], naar: [opzij - lang * 0.22, hier + lang] },
        { lijn: 'rgba(205,230,250,.42)', dikte: 2 },
      )
    }
  }
  paint()
  stage.opRustigFrame((ms) => {
    if (stage.rustig) return
    t += ms / 900
    paint()
  })
}

/** Adds dune grass at the edge of the beach, in front of everything, which stretches for who touches it. */
export function helmVooraan(stage: Stage, { w, h, k, isSmal }: Indeling): readonly Raakbaar[] {
  const maat = isSmal ? 0.5 : 0.95 * Math.max(0.6, k)
  const helm = stage.textuur(() => bermPlaat('helm', maat, stage.schaal))
  const pollen = [0.01, 0.07].map((x, i) =>
    stage.beeld(helm, { x: w * x, y: h + (i % 2 ? 34 : 18) * maat, anker: [0.5, 1] }),
  )
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, pol] of pollen.entries()) pol.rotation = Math.sin(t / 420 + i) * 0.09 - 0.05
  })
  return pollen.map((pol): Raakbaar => ({
    x: pol.x,
    y: h - 70 * maat,
    r: Math.max(30, 80 * maat),
    answer: () => stretch(stage, pol, 0.34),
  }))
}
