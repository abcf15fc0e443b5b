import { CREME } from '@letterhaven/game-kit/tekenen/kleur'
import { diepteVan, wegX } from '@letterhaven/game-kit/onderdelen/banen'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { zijdeVan } from './berm.ts'
import type { Indeling } from './indeling.ts'
import { dingPlaat, glansPlaat } from './paint-ding.ts'
import { inLicht } from './paint-licht.ts'
import { plekPlaat } from './paint-plek.ts'
import {
  bermPlaat,
  kantlijnenVan,
  strokenVan,
  strookOp,
  type Berm,
  type Land,
} from './paint-weg.ts'
import { wegVan, type State } from './rit.ts'
import type { Ding, Weg } from './weg.ts'

/** How far the taxi comes in a ms. At 1 ahead, a thing is half as large as beside the taxi. */
const VAART = 0.0021
/** How long the taxi turns into its street before the road is seen, in ms. */
const INSLAAN_MS = 420
const OVERGANG_MS = 240
/** How far ahead things are still seen. */
const ZICHT = 9
/** Along which line trees, beds of tulips and posts stand, and how far apart. Each row in bloom brings a bed to the road. */
const BOMEN = { u: 2.15, om: 3.1, aantal: 3 } as const
const PALEN = { u: 1.3, om: 1.15, aantal: 8 } as const
const BEDDEN = { u: 1.62, om: 0.8, aantal: 10 } as const
const OM_EEN_BED = 6
/** How much slower than the road the place comes, and how long the taxi stands before it, in ms. */
const TRAGER = 0.55
const STAAN_MS = 380
/** How far ahead the place is while posts and tulips before it fade. */
const VRIJ = { van: 1.6, tot: 3.4 } as const
/** A place beside the road: along which line, and how far ahead it is when the taxi stops. */
interface Erf {
  readonly u: number
  readonly ver: number
}

/** Returns where a place stands beside the winding road, at the side of its street where that is dry, and never in the ditch. */
function erfVan({ isSmal }: Indeling, zijde: number, land: Land): Erf {
  // A narrow screen shows nothing of the meadow beyond the ditch.
  if (isSmal) return { u: zijde < 0 && land === 'kust' ? -1.5 : 1.5, ver: 0.6 }
  if (zijde < 0 && land !== 'kust') return { u: -3, ver: 1.15 }
  return { u: zijde < 0 ? -2 : 2, ver: 0.6 }
}

/** How far the picture may lag behind the rules, in ms. */
const SPEELRUIMTE_MS = 120
/** In how many straight parts an edge of the road is drawn. */
const KANTDELEN = 14
/** How quickly the place comes to where it belongs, as a share for each ms. */
const MEEGAAN = 0.006

/** A thing that stands somewhere along the road. */
interface Langs {
  readonly beeld: Beeld
  /** The line along which it stands, and its scale beside the taxi. */
  readonly u: number
  readonly maat: number
}

/** What moves while the taxi drives. */
export interface Rijweg {
  show(state: State): void
  /** Where the taxi is on the road: how far aside, and how far it leans; null while it does not drive. */
  taxi(): { readonly x: number; readonly helling: number } | null
  /** Where the thing lay that the taxi passed last; null before the first. */
  passed(): { readonly x: number; readonly y: number } | null
}

/** A row of things along the road. */
interface Rij {
  readonly u: number
  readonly om: number
  readonly aantal: number
}

/** Returns how near something is that far ahead. */
const nabij = (ver: number): number => 1 / (1 + Math.max(-0.5, ver))

/** Adds the edges of the road over its strips. Returns what draws them, by how far the road has bent aside. */
function makeKanten(
  stage: Stage,
  indeling: Indeling,
  { land, laag }: { readonly land: Land; readonly laag: Laag },
): (bocht: (diep: number) => number) => void {
  const { h, horizon, half } = indeling
  const tekening = stage.tekening(laag)
  const hoogtes = Array.from({ length: KANTDELEN + 1 }, (_, nr) => (nr / KANTDELEN) ** 1.5)
  const lijnen = kantlijnenVan(land)
  return (bocht) => {
    tekening.clear()
    const opzij = hoogtes.map(bocht)
    for (const [u, breed, kleur] of lijnen) {
      const punten = hoogtes.map((diep, nr): Punt => {
        const y = horizon + (h - horizon) * diep
        return [wegX(indeling, y, u) + (opzij[nr] ?? 0), y]
      })
      for (const [nr, naar] of punten.entries()) {
        const van = punten[nr - 1]
        if (!van) continue
        const dikte = Math.max(1, half * breed * (hoogtes[nr] ?? 0))
        tekening.teken({ soort: 'lijn', van, naar }, { lijn: kleur, dikte })
      }
    }
  }
}

/** Adds the winding road on which the taxi drives to a place, over the crossing and under the taxi. */
export function makeRijweg(stage: Stage, indeling: Indeling, land: Land): Rijweg {
  const { w, h, horizon, half } = indeling
  const laag = stage.laag()
  laag.visible = false
  const stroken = strokenVan(indeling, land, stage.schaal).map((schilder, nr) => ({
    beeld: stage.beeld(stage.textuur(schilder), {
      x: w / 2,
      y: strookOp(indeling, nr)[0],
      anker: [0.5, 0],
      op: laag,
    }),
    nabij: diepteVan(indeling, strookOp(indeling, nr)[1]),
  }))
  const kanten = makeKanten(stage, indeling, { land, laag })
  const lijnen = stage.tekening(laag)
  const k = Math.max(0.5, Math.min(1.1, half / 300))
  const rij = (wat: Berm, { u, aantal }: Rij, kanten: readonly number[] = [-1, 1]) => {
    const textuur = stage.textuur(() => inLicht(bermPlaat(wat, k, stage.schaal), land))
    return Array.from({ length: aantal }, () =>
      kanten.map((kant): Langs => ({
        beeld: stage.beeld(textuur, { x: 0, y: 0, anker: [0.5, 1], op: laag }),
        u: u * kant,
        maat: wat === 'paaltje' ? 1 : 1.5,
      })),
    )
  }
  // At the coast long grass grows on the beach, and tulips in the fields behind the dunes.
  const bomen = land === 'kust' ? rij('helm', BOMEN, [-1]) : rij('boom', BOMEN)
  const doel = stage.laag(laag)
  const bedden = rij('bed', BEDDEN, land === 'kust' ? [1] : [-1, 1])
  const palen = rij('paaltje', PALEN)
  const rijen = [
    [bomen, BOMEN],
    [bedden, BEDDEN],
    [palen, PALEN],
  ] as const
  const vondsten = stage.laag(laag)
  const groot = Math.max(0.95, k * 1.1)
  const glans = stage.textuur(() => glansPlaat(groot, stage.schaal))
  let weg: Weg | null = null
  let sleutel = ''
  let dingen: readonly (readonly [Laag, Weg['vondsten'][number]])[] = []
  let huis: Beeld | null = null
  let erf = erfVan(indeling, 1, land)
  let [ver, x, helling, bloeit, klok] = [ZICHT, 0, 0, 0, 0]

  /** Returns how far the road has bent aside there. */
  const bocht = (diep: number, t: number): number => {
    const golf = Math.sin(t / 760) + 0.5 * Math.sin(t / 410 + 1)
    return golf * Math.min(1, t / 700) * Math.min(w * 0.3, half * 1.3) * (1 - diep) ** 1.8
  }

  function set({ beeld, u, maat }: Langs, ahead: number, t: number): void {
    const diep = nabij(ahead)
    const y = horizon + (h - horizon) * diep
    beeld.visible = ahead < ZICHT && diep < 1.25
    beeld.set(wegX(indeling, y, u) + bocht(Math.min(1, diep), t), y)
    beeld.scale.set(maat * diep)
  }

  /** Clears what stands before the place where the taxi stops. */
  function clearErf(): void {
    const over = Math.min(1, Math.max(0, (ver - VRIJ.van) / (VRIJ.tot - VRIJ.van)))
    for (const { beeld, u } of [...bedden, ...palen].flat()) beeld.alpha = u * erf.u > 0 ? over : 1
  }

  function paintStrepen(t: number): void {
    lijnen.clear()
    for (let i = 7; i >= 0; i -= 1) {
      const van = i * 0.9 + 0.9 - ((t * VAART) % 0.9)
      const [a, b] = [nabij(van), nabij(van - 0.34)]
      const op = (diep: number) => [w / 2 + bocht(diep, t), horizon + (h - horizon) * diep] as const
      lijnen.teken(
        { soort: 'lijn', van: op(a), naar: op(b) },
        { lijn: CREME, dikte: 2 + 9 * a * k },
      )
    }
  }

  /** Puts the things where the taxi will be, and the beds of tulips of as many rows as bloom. */
  function paintDingen(t: number): void {
    for (const [ding, { na, kant }] of dingen) {
      const ahead = (na - t) * VAART
      const diep = nabij(ahead)
      const y = horizon + (h - horizon) * diep * 0.97
      ding.visible = ahead > 0 && ahead < ZICHT
      ding.set(wegX(indeling, y, kant * 1.02) + bocht(diep, t), y)
      ding.scale.set(diep ** 0.8)
    }
    const eerste = Math.floor((t * VAART) / BEDDEN.om)
    for (const [i, paar] of bedden.entries())
      for (const { beeld } of paar)
        if ((eerste + BEDDEN.aantal - i) % OM_EEN_BED >= bloeit) beeld.visible = false
  }

  function paint(nu: Weg, ms: number): void {
    // Rules are only seen where something happens: in between the drive goes on by itself.
    klok = Math.min(nu.duur, klok + ms)
    const t = Math.min(klok, nu.duur - STAAN_MS)
    laag.alpha = Math.min(1, Math.max(0, (t - INSLAAN_MS) / OVERGANG_MS))
    for (const strook of stroken) strook.beeld.x = w / 2 + bocht(strook.nabij, t)
    kanten((diep) => bocht(diep, t))
    paintStrepen(t)
    for (const [rij, { om, aantal }] of rijen)
      for (const [i, paar] of rij.entries())
        for (const een of paar) set(een, (aantal - i) * om - ((t * VAART) % om), t)
    paintDingen(t)
    const straks = erf.ver + (nu.duur - STAAN_MS - t) * VAART * TRAGER
    ver = ver > ZICHT || straks > ver ? straks : ver + (straks - ver) * Math.min(1, ms * MEEGAAN)
    if (huis) set({ beeld: huis, u: erf.u, maat: 2.4 }, ver, t)
    clearErf()
    const naar = nu.kant * half * 0.6
    const was = x
    x += (naar - x) * Math.min(1, ms * 0.009)
    helling += ((x - was) / Math.max(8, ms) / 3 - helling) * Math.min(1, ms * 0.02)
  }

  function addDing(wat: Ding): Laag {
    const eigen = stage.laag(vondsten)
    stage.beeld(glans, { x: 0, y: -30 * groot, op: eigen })
    const plaat = stage.textuur(() => dingPlaat(wat, groot, stage.schaal))
    stage.beeld(plaat, { x: 0, y: 0, anker: [0.5, 1], op: eigen })
    return eigen
  }

  /** Lays the things of a road and the place at its end, the furthest first. */
  function lay(nu: Weg, plek: string): void {
    for (const [ding] of dingen) vondsten.takeAway(ding)
    dingen = nu.vondsten.toReversed().map((vondst) => [addDing(vondst.wat), vondst] as const)
    huis?.weg()
    const textuur = stage.textuur(() =>
      inLicht(plekPlaat(plek, stage.schaal, k * 1.6), land, 'plek'),
    )
    huis = stage.beeld(textuur, { x: 0, y: 0, anker: [0.5, 0.94], op: doel })
    ;[ver, x, helling] = [ZICHT + 1, 0, 0]
  }

  stage.opFrame((ms) => {
    laag.visible = weg !== null
    if (weg) paint(weg, ms)
  })

  return {
    show: (state) => {
      const was = weg
      weg = wegVan(state)
      if (weg && weg !== was) klok = weg.t
      bloeit = state.gelukt.length
      const nu = weg ? `${state.nummer} ${state.item?.id ?? ''}` : ''
      if (nu === sleutel) return
      sleutel = nu
      if (!weg || !state.opgave) return
      const { baan, plekken } = state.opgave
      erf = erfVan(indeling, zijdeVan([baan, plekken.length]), land)
      lay(weg, state.gegeven ?? '')
    },
    taxi: () => (weg && klok > INSLAAN_MS + OVERGANG_MS / 2 ? { x, helling } : null),
    passed: () => {
      const kant = weg?.vondsten.findLast(({ na }) => na <= klok + SPEELRUIMTE_MS)?.kant
      return kant === undefined ? null : { x: wegX(indeling, h * 0.95, kant * 1.02), y: h * 0.93 }
    },
  }
}
