import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Beeld, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { dierVan, wachtOp, wagensNa, type Kant } from './achtbaan.ts'
import { wachtplekken } from './dingen.ts'
import type { Indeling } from './indeling.ts'
import { baanPunten, opWeg } from './paint-achtbaan.ts'
import { instapper, wagen } from './paint-trein.ts'
import { oordeelVan } from './stand.ts'
import type { State } from './stand.ts'

/** How far apart wagons are, as a share of the track; closer where there are many. */
const STAP = 0.085
const MEEST = 0.86
/** How long the train needs over the coaster, in ms. */
const RIT_MS = 2600
const KLOP_MS = 460
/** How long who waits hops for who touches it, in ms. */
const SPRONG_MS = 420

/** The train in the coaster, and who waits to ride along. */
export interface Trein {
  show(state: State): void
  /** The train goes over the coaster once. */
  rijd(): void
  /** Who waits at both entrances, and hops for who touches it. */
  readonly raakbaar: readonly Raakbaar[]
}

/** Makes who waits at one entrance. */
function makeWachter(stage: Stage, indeling: Indeling, kant: Kant) {
  const { k } = indeling
  const r = Math.max(15, 25 * k)
  const plek = wachtplekken(indeling)[kant === 'links' ? 0 : 1]
  const { x, y } = plek
  const platen = new Map<Dier, Beeld>()
  const laag = stage.laag()
  // Above the end of the rail, beside which the owl sleeps.
  const voet = y - r * 0.4
  laag.set(x, voet)
  let sprong = 0
  if (!stage.rustig)
    stage.opRustigFrame((_, t) => {
      const zij = kant === 'links' ? 0 : Math.PI / 2
      laag.y = voet - Math.abs(Math.sin(t / KLOP_MS + zij)) * r * 0.3 - sprong
    })
  function show(wie: number | null): void {
    const dier = wie === null ? null : dierVan(wie)
    if (dier && !platen.has(dier)) {
      const plaat = stage.textuur(() => instapper(dier, r, stage.schaal))
      platen.set(dier, stage.beeld(plaat, { x: 0, y: 0, op: laag }))
    }
    for (const [naam, beeld] of platen) beeld.visible = naam === dier
  }
  function answer(): void {
    stage.tweens.start(SPRONG_MS, (s) => (sprong = Math.sin(s * Math.PI) * r * 1.1), {
      verloop: VERLOPEN.recht,
    })
  }
  return { show, raakbaar: { ...plek, answer } }
}

/** Makes the train: a wagon for everybody who was chosen, in that order, and those who wait at both entrances. */
export function makeTrein(stage: Stage, indeling: Indeling): Trein {
  const { k } = indeling
  const weg = baanPunten(indeling)
  const r = Math.max(10, 19 * k)
  const laag = stage.laag()
  const wachters = [
    makeWachter(stage, indeling, 'links'),
    makeWachter(stage, indeling, 'rechts'),
  ] as const
  const platen = new Map<number, Textuur>()
  const wagens: Beeld[] = []
  let midden = 0.5

  const plaatVan = (wie: number): Textuur => {
    const er =
      platen.get(wie) ?? stage.textuur(() => wagen(dierVan(wie), wie, { r, schaal: stage.schaal }))
    platen.set(wie, er)
    return er
  }

  function place(): void {
    const stap = Math.min(STAP, MEEST / Math.max(1, wagens.length))
    for (const [i, beeld] of wagens.entries()) {
      const deel = midden + (i - (wagens.length - 1) / 2) * stap
      // Who went off at one end comes in again at the other.
      const hier = ((deel % 1) + 1) % 1
      const [x, y] = opWeg(weg, hier)
      const [x2, y2] = opWeg(weg, Math.min(1, hier + 0.01))
      const [x1, y1] = opWeg(weg, Math.max(0, hier - 0.01))
      beeld.set(x, y)
      beeld.rotation = Math.atan2(y2 - y1, x2 - x1)
    }
  }

  function setWagens(wie: readonly number[]): void {
    while (wagens.length > wie.length) wagens.pop()?.weg()
    for (const nr of wie.slice(wagens.length))
      wagens.push(stage.beeld(plaatVan(nr), { x: 0, y: 0, op: laag }))
    place()
  }

  return {
    show: (state) => {
      const { opgave, vorige } = state
      const nu = opgave ?? vorige
      if (!nu) return
      const isGoed = opgave === null || oordeelVan(state) === 'goed'
      setWagens(isGoed ? wagensNa(nu) : nu.wagens)
      const wacht = state.fase === 'spelen' ? opgave : null
      wachters[0].show(wacht && wacht.kant !== 'links' ? wachtOp(wacht, 'links') : null)
      wachters[1].show(wacht && wacht.kant !== 'rechts' ? wachtOp(wacht, 'rechts') : null)
    },
    rijd: () => {
      stage.tweens.start(
        RIT_MS,
        (s) => {
          midden = 0.5 + s
          place()
        },
        { verloop: VERLOPEN.heenWeer },
      )
    },
    raakbaar: wachters.map(({ raakbaar }) => raakbaar),
  }
}
