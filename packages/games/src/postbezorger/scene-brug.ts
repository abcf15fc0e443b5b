import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { bruggenVan, rijweg } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { lantaarn, nabijeRail } from './paint-brug.ts'
import { nachthemel, waasPlaat, noorderlicht } from './paint-nacht.ts'
import { grachten, plein } from './paint-plein.ts'
import { schemerPlaat } from './paint-sneeuw.ts'
import type { Bezorgd } from './scene-straat.ts'

const GORDIJNEN = 3
/** How bright the northern light is before the first letter is at home. */
const VOORLICHT = 0.5
/** How long the northern light flares up for the shortest round, in ms. */
const FLAKKER_MS = 2600

export interface Hemel {
  show(bezorgd: Bezorgd): void
  flakker(): void
}

/** Paints the street by day. */
export function makeDag(stage: Stage, indeling: Indeling): Hemel {
  stage.beeld(
    stage.textuur(() => plein(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  return { show: () => undefined, flakker: () => undefined }
}

/** Makes the curtains of northern light, which sway; in calm play they hang still. */
function makeGordijnen(stage: Stage, { w, grond }: Indeling): readonly Laag[] {
  const breed = w * 1.2
  const lagen = Array.from({ length: GORDIJNEN }, () => stage.laag())
  const beelden = lagen.map((op, nr) =>
    stage.beeld(
      stage.textuur(() => noorderlicht({ w: breed, h: grond * 0.8 }, nr, stage.schaal)),
      { x: -w * 0.1, y: 0, anker: 0, op },
    ),
  )
  // They hang in front of each other: one that moves alone would have all of them painted again.
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [nr, beeld] of beelden.entries()) {
      beeld.x = -w * 0.1 + Math.sin(t / (5200 + nr * 1700) + nr * 2) * w * 0.09
      beeld.alpha = 0.75 + 0.25 * Math.sin(t / (1500 + nr * 420) + nr)
    }
  })
  return lagen
}

/** Paints the street at night, with its ditches and bridges; each letter at home makes the northern light brighter. */
export function makeNacht(stage: Stage, indeling: Indeling): Hemel {
  const { schaal } = stage
  const heel = { x: 0, y: 0, anker: 0 }
  stage.beeld(
    stage.textuur(() => nachthemel(indeling, schaal)),
    heel,
  )
  const gordijnen = makeGordijnen(stage, indeling)
  stage.beeld(
    stage.textuur(() => grachten(indeling, schaal)),
    heel,
  )
  let over = 0
  let licht = VOORLICHT
  const shine = (extra: number): void => {
    for (const laag of gordijnen) laag.alpha = Math.min(1, licht + extra)
  }
  stage.opFrame((ms) => {
    if (over <= 0) return
    over = Math.max(0, over - ms)
    shine(over / FLAKKER_MS)
  })
  return {
    show: ({ aantal, totaal }) => {
      licht = VOORLICHT + (1 - VOORLICHT) * (aantal / Math.max(1, totaal))
      shine(over / FLAKKER_MS)
    },
    flakker: () => {
      over = stage.rustig ? 0 : FLAKKER_MS
    },
  }
}

/** Lays the night over the street, or the dusk of a day of snow, and lights a lantern at each bridge. */
export function makeLantaarns(stage: Stage, indeling: Indeling, isSneeuw: boolean): void {
  const waas = isSneeuw ? schemerPlaat : waasPlaat
  stage.beeld(
    stage.textuur(() => waas(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const { y } = rijweg(indeling)
  const k = Math.max(0.34, indeling.fiets.s * 0.85)
  const licht = stage.textuur(() => lantaarn(k, stage.schaal))
  for (const brug of bruggenVan(indeling))
    stage.beeld(licht, { x: brug.x, y: y - brug.hoog + 2, anker: [0.5, 148 / 150] })
}

/** Makes the near rails, before whoever rides over the bridges. */
export function makeLeuningen(stage: Stage, indeling: Indeling): void {
  for (const brug of bruggenVan(indeling)) {
    const { x, y, plaat } = nabijeRail(brug, indeling, stage.schaal)
    stage.beeld(stage.textuur(plaat), { x, y, anker: 0 })
  }
}
