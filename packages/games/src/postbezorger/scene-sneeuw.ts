import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { slapersVan } from './buren.ts'
import { bruggenVan, rijweg, slaapplek, type Indeling } from './indeling.ts'
import { vlok } from './paint-fiets.ts'
import { grachten } from './paint-plein.ts'
import { denPlaat, HOOP, hoopPlaat, sneeuwhemel } from './paint-sneeuw.ts'
import { SCHEPPEN, type sneeuwOp } from './ronde.ts'
import type { Hemel } from './scene-brug.ts'

const SCHEP_MS = 420
const OP_MS = 700
/** How long whoever was under the snow is glad. */
const BLIJ_MS = 4000

/** Paints the street on an evening of snow, with its ditches and bridges. */
export function makeSneeuwavond(stage: Stage, indeling: Indeling): Hemel {
  for (const paint of [sneeuwhemel, grachten])
    stage.beeld(
      stage.textuur(() => paint(indeling, stage.schaal)),
      { x: 0, y: 0, anker: 0 },
    )
  const { straat, grond } = indeling
  plant(stage, indeling, [[straat.x + straat.w + 4, grond + 10, 0.9]])
  return { show: () => undefined, flakker: () => undefined }
}

/** Plants firs at [x, y], each so large. */
function plant(
  stage: Stage,
  { fiets }: Indeling,
  dennen: readonly (readonly [x: number, y: number, maat: number])[],
): void {
  const k = Math.max(0.3, fiets.s * 0.95)
  const den = stage.textuur(() => denPlaat(k, stage.schaal))
  for (const [x, y, maat] of dennen) stage.beeld(den, { x, y, anker: [0.5, 1] }).scale.set(maat)
}

/** Plants the edge of the wood before the street, behind which the way round goes. */
export function makeBos(stage: Stage, indeling: Indeling): void {
  const { straat, fiets } = indeling
  const onder = straat.y + straat.h + 8 * fiets.s
  plant(stage, indeling, [
    [straat.x - 8 * fiets.s, onder, 1],
    [straat.x + 42 * fiets.s, onder + 25 * fiets.s, 0.72],
  ])
}

type Sneeuw = ReturnType<typeof sneeuwOp>

const isSame = (a: Sneeuw, b: Sneeuw): boolean => a?.brug === b?.brug && a?.nog === b?.nog

/** How large a heap is, for the bridges of a street. */
const maatHoop = (indeling: Indeling): number =>
  Math.max(0.44, ((bruggenVan(indeling)[0]?.half ?? 40) * 2.4) / HOOP.w)

/** Makes who sleeps under the snow of each bridge, behind whoever rides past. */
export function makeSlapers(stage: Stage, indeling: Indeling, soort: HeldSoort) {
  const groot = Math.max(34, 64 * maatHoop(indeling))
  const laag = stage.laag()
  const koppen = slapersVan(soort).map((dier) =>
    stage.beeld(
      stage.textuur(() => kopPlaat(dier, groot, stage.schaal)),
      { x: 0, y: 0, op: laag },
    ),
  )
  return { groot, koppen }
}

/** Makes the heap of snow on a bridge; who is under it comes out when it is shovelled away. */
export function makeHoop(
  stage: Stage,
  indeling: Indeling,
  { groot, koppen }: ReturnType<typeof makeSlapers>,
) {
  const { y, hoog } = rijweg(indeling)
  const bruggen = bruggenVan(indeling)
  const k = maatHoop(indeling)
  const laag = stage.laag()
  const hoop = stage.beeld(
    stage.textuur(() => hoopPlaat(k, stage.schaal)),
    { x: 0, y: 0, anker: [0.5, 1], op: laag },
  )
  const vlokken = stage.laag()
  const bal = stage.textuur(() => vlok(Math.max(4, 9 * k), stage.schaal))
  let nu: Sneeuw = null
  let blij = 0
  /** How far whoever was under it came up, 0…1, and to which side, where nobody stands. */
  let op = 0
  let kant = 1

  const plekVan = (nr: number) => {
    const brug = bruggen[nr]
    return { x: brug?.x ?? 0, y: y + hoog * 0.8 - (brug?.hoog ?? 0) * 0.9 }
  }
  const maatVan = (nog: number): number => (nog === 0 ? 0 : 0.5 + (0.5 * nog) / SCHEPPEN)

  /** Has who wakes come out on the side where the sledge is not. */
  function avoid(bij: number, brug: number): void {
    kant = bij < plekVan(brug).x ? 1 : -1
  }

  function set(maat: number): void {
    const plek = plekVan(nu?.brug ?? 0)
    hoop.set(plek.x, plek.y + 6)
    hoop.visible = nu !== null && maat > 0.01
    hoop.scale.set(maat)
    for (const [nr, kop] of koppen.entries()) {
      kop.visible = nu?.brug === nr && nu.nog < SCHEPPEN
      const vrij = slaapplek(indeling, nr, { groot, kant })
      const [van, naar] = [plek.y - groot * 0.1, vrij.y - Math.sin(op * Math.PI) * groot * 0.5]
      kop.set(plek.x + (vrij.x - plek.x) * op ** 2, van + (naar - van) * op)
    }
  }

  stage.opFrame((ms, t) => {
    if (blij <= 0) return
    blij = Math.max(0, blij - ms)
    const kop = koppen[nu?.brug ?? 0]
    if (kop && !stage.rustig) kop.rotation = blij > 0 ? Math.sin(t / 110) * 0.2 : 0
  })

  return {
    /** Lays the heap as it is; another bridge is snowed in with another bag. `bij` is where the sledge is. */
    show: (sneeuw: Sneeuw, bij: number): void => {
      if (isSame(nu, sneeuw)) return
      if (sneeuw && sneeuw.brug !== nu?.brug) avoid(bij, sneeuw.brug)
      nu = sneeuw
      op = sneeuw ? 1 - sneeuw.nog / SCHEPPEN : 0
      set(maatVan(sneeuw?.nog ?? 0))
    },
    /** Throws a shovel of it over the rail; who was under it keeps away from where the sledge is. */
    schep: (sneeuw: Sneeuw, bij: number): void => {
      if (!sneeuw) return
      if (sneeuw.nog === SCHEPPEN - 1) avoid(bij, sneeuw.brug)
      const van = { maat: maatVan(sneeuw.nog + 1), op: 1 - (sneeuw.nog + 1) / SCHEPPEN }
      const naar = { maat: maatVan(sneeuw.nog), op: 1 - sneeuw.nog / SCHEPPEN }
      nu = sneeuw
      const { x, y: onder } = plekVan(sneeuw.brug)
      const n = sneeuw.nog === 0 ? 26 : 12
      const worp = { snelheid: 240, leven: 900, omhoog: 240 }
      stage.barst(vlokken, bal, { x, y: onder - groot * 0.5, n, ...worp })
      if (sneeuw.nog === 0) blij = BLIJ_MS
      stage.tweens.start(
        sneeuw.nog === 0 ? OP_MS : SCHEP_MS,
        (t) => {
          op = van.op + (naar.op - van.op) * t
          set(van.maat + (naar.maat - van.maat) * t)
        },
        { verloop: VERLOPEN.terug },
      )
    },
  }
}
