import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { langsStraat, type Indeling } from './indeling.ts'
import { avondPlaat } from './paint-avond.ts'
import { kruising, licht } from './paint-kruising.ts'
import { molenPlek } from './paint-erf.ts'
import { druppelPlaat, LAMP_HOOG, torenPlek, zeehondPlaat } from './paint-kust.ts'
import { meelPlaat, molenaarPlaat } from './paint-molenaar.ts'
import { rotondePlaat } from './paint-rotonde.ts'
import type { Land } from './paint-weg.ts'
import { aanKust, bordenVan, isRaak, metRotonde, type State } from './rit.ts'
import { addRegen, addSchemering, addStormlucht, helmVooraan, turnBundel } from './scene-kust.ts'
import { hemel, polder, turnMolen, voorgrond } from './scene-polder.ts'

/** A street: which one, of how many. */
export type Straat = readonly [nr: number, aantal: number]

/** How long the sails or the beam fly round for who touches mill or lighthouse, in ms. */
const DRAAI_MS = 1200
/** How many dots run into a street. */
const STIPPEN = 7
/** How many streets a crossing may have. */
const STRATEN = [2, 3, 4] as const

/** Adds a road for every number of streets, and the light of every street. Shows those of a state. */
function makeWegen(stage: Stage, indeling: Indeling, land: Land): (state: State) => void {
  const vol = { x: 0, y: 0, anker: 0 } as const
  const soort = land === 'kust' ? 'kust' : 'polder'
  const wegen = STRATEN.map((aantal) => ({
    aantal,
    beeld: stage.beeld(
      stage.textuur(() => kruising(indeling, { aantal, soort }, stage.schaal)),
      vol,
    ),
  }))
  const lichten = STRATEN.flatMap((aantal) =>
    Array.from({ length: aantal }, (_, nr) => ({
      aantal,
      nr,
      beeld: stage.beeld(
        stage.textuur(() => licht(indeling, [nr, aantal], stage.schaal)),
        vol,
      ),
    })),
  )
  let laatst = 3
  return (state) => {
    const { opgave } = state
    laatst = opgave ? bordenVan(opgave).length : laatst
    for (const { aantal, beeld } of wegen) beeld.visible = aantal === laatst
    for (const { aantal, nr, beeld } of lichten)
      beeld.visible = isRaak(state) && aantal === laatst && nr === opgave?.baan
  }
}

/** Adds the roundabout of the second stage, and the evening in which it is driven. */
function addAvond(stage: Stage, indeling: Indeling): void {
  for (const plaat of [rotondePlaat, avondPlaat])
    stage.beeld(
      stage.textuur(() => plaat(indeling, stage.schaal)),
      { x: 0, y: 0, anker: 0 },
    )
}

/** Adds dots that run into the street of the indicator. Returns what moves them. */
export function makePijlen(
  stage: Stage,
  indeling: Indeling,
): (straat: Straat | null, t: number) => void {
  const stippen = stage.tekening()
  return (straat, t) => {
    stippen.clear()
    if (!straat) return
    for (let i = 0; i < STIPPEN; i += 1) {
      const deel = 0.12 + 0.8 * ((i + (stage.rustig ? 0 : (t / 420) % 1)) / STIPPEN)
      const { x, y, diep } = langsStraat(indeling, straat, deel)
      const r = (3 + 13 * diep) * Math.max(0.6, indeling.k)
      stippen.teken({ soort: 'cirkel', midden: [x, y], r }, { vul: GOUD, lijn: INKT, dikte: 2.5 })
    }
  }
}

/** Adds the sky, the land and all that stands in it. Returns what of it changes. */
export function makeLand(stage: Stage, indeling: Indeling, state: State) {
  const land: Land = aanKust(state) ? 'kust' : metRotonde(state) ? 'avond' : 'dag'
  if (land === 'kust') addStormlucht(stage, indeling)
  else hemel(stage, indeling, land)
  const bed = { aantal: state.aantal, gelukt: state.gelukt.length, land }
  const tulpen = polder(stage, indeling, bed)
  const draaiHard = land === 'kust' ? turnBundel(stage, indeling) : turnMolen(stage, indeling)
  const showWegen = makeWegen(stage, indeling, land)
  if (land === 'avond') addAvond(stage, indeling)
  const lantaarns = land === 'kust' ? addSchemering(stage, indeling) : () => undefined
  const hoog = land === 'kust' ? torenPlek(indeling) : molenPlek(indeling)
  const draaier: Raakbaar = {
    x: hoog.x,
    y: hoog.y - (land === 'kust' ? LAMP_HOOG - 60 : 150) * hoog.k,
    r: Math.max(40, 130 * hoog.k),
    answer: () => draaiHard(DRAAI_MS),
  }
  return { land, tulpen, draaiHard, draaier, showWegen, lantaarns }
}

/** Adds what is in front of everything that drives. Returns what of it answers a touch. */
export function addVooraan(stage: Stage, indeling: Indeling, land: Land): readonly Raakbaar[] {
  if (land !== 'kust') return voorgrond(stage, indeling, land)
  const helm = helmVooraan(stage, indeling)
  addRegen(stage, indeling)
  return helm
}

/** Returns who hears the hooter. */
export const hoorderVan = (land: Land, held: HeldSoort) =>
  land === 'kust'
    ? { wie: zeehondPlaat, stof: druppelPlaat }
    : {
        wie: (maat: number, schaal: number) =>
          molenaarPlaat(held === 'muis' ? 'kat' : 'muis', maat, schaal),
        stof: meelPlaat,
      }
