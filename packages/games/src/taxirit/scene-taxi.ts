import { diepteVan, wegX } from '@letterhaven/game-kit/onderdelen/banen'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { Dier, HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { TAXI_BREED } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { ding } from './paint-klein.ts'
import { KOPPEN_IN_TAXI, taxiPlaat, drawBehind, drawFront } from './paint-taxi.ts'

/**
 * The share of its lane's distance from the middle at which the taxi drives. It is wider than the space between distant
 * signs, and must stay between the poles.
 */
const LIJN = 0.8

/** Where the taxi is on the road: a line of the road, and a height on the screen. */
interface Plek {
  readonly u: number
  readonly y: number
}

export interface Taxi {
  /** Drives to this place by itself. */
  naar(plek: Plek): void
  /** Drives under the signs and away. */
  onderdoor(): void
  /** Takes the detour: off the road, and back to the start. */
  omweg(): void
  /** Comes from behind the pupil with this passenger. */
  kom(passagier: number): void
  juich(ms: number): void
  schud(ms: number): void
  plek(): { x: number; y: number; maat: number }
  /** Returns whether it is driving by itself. */
  onderweg(): boolean
}

/** Returns the passengers: everybody but the driver. Those who are next to each other in the list look nothing alike. */
export function passagiers(held: HeldSoort): readonly Dier[] {
  const anderen = DIEREN.filter((dier) => dier !== held)
  return anderen.map((_, i) => anderen[(i * 4 + 2) % anderen.length] ?? 'koala')
}

/** Makes the taxi from behind, with the hero at the wheel and the passenger beside it. */
export function makeTaxi(
  stage: Stage,
  indeling: Indeling,
  { soort, passagier }: { soort: HeldSoort; passagier: number },
): Taxi {
  const { taxi } = indeling
  const m = taxi.maat
  const schim = stage.beeld(
    stage.textuur(() => ding('schim', stage.schaal, m)),
    { x: 0, y: 0 },
  )
  const laag = stage.laag()
  const beeld = (plaat: () => ReturnType<typeof ding>, anker: readonly [number, number]) =>
    stage.beeld(stage.textuur(plaat), { x: 0, y: 0, anker, op: laag })
  beeld(() => taxiPlaat(drawBehind, m, stage.schaal), [0.5, 1])
  const held = beeld(() => kopPlaat(soort, 100 * m, stage.schaal), [0.5, 0.62])
  const gasten = passagiers(soort).map((dier) =>
    beeld(() => kopPlaat(dier, 92 * m, stage.schaal), [0.5, 0.62]),
  )
  beeld(() => taxiPlaat(drawFront, m, stage.schaal), [0.5, 1])

  let doel: Plek = { u: 0, y: taxi.start }
  let nu: Plek = doel
  let rit: ((k: number) => Plek) | null = null
  let [deel, alfa, blij, nee, gast] = [0, 1, 0, 0, passagier]
  let ritNr = 0

  function start(ms: number, weg: (k: number) => Plek, verloop = VERLOPEN.heenWeer): void {
    const nr = ++ritNr
    rit = weg
    deel = 0
    stage.tweens.start(
      ms,
      (k) => {
        if (nr !== ritNr) return
        deel = k
        if (k >= 1) {
          nu = weg(1)
          rit = null
        }
      },
      { verloop },
    )
  }

  const maatOp = (y: number): number =>
    Math.max(0.04, diepteVan(indeling, y) / diepteVan(indeling, taxi.start))

  function plek(): { x: number; y: number; maat: number } {
    const { u, y } = nu
    const maat = maatOp(y)
    const rand = (TAXI_BREED / 2) * m * maat
    const x = wegX(indeling, y, u * LIJN)
    const binnen = Math.abs(u) <= 1 ? Math.min(indeling.w - rand, Math.max(rand, x)) : x
    return { x: binnen, y, maat }
  }

  stage.opFrame((ms, t) => {
    const golf = stage.rustig ? 0 : 1
    blij = Math.max(0, blij - ms)
    nee = Math.max(0, nee - ms)
    const f = stage.rustig ? 1 : 1 - Math.exp(-ms / 150)
    const was = plek().x
    if (rit) nu = rit(deel)
    else nu = { u: nu.u + (doel.u - nu.u) * f, y: nu.y + (doel.y - nu.y) * f }
    const { x, y, maat } = plek()
    const hop = blij > 0 ? -Math.abs(Math.sin(t / 150)) * 12 * m : Math.sin(t / 110) * 1.4
    laag.set(x, y + hop * golf * maat)
    laag.scale.set(maat)
    laag.alpha = alfa
    laag.rotation = Math.max(-0.07, Math.min(0.07, ((x - was) / Math.max(8, ms)) * 0.1)) * golf
    schim.set(x, y - 8 * m * maat)
    schim.scale.set(maat)
    schim.alpha = alfa
    const [hx, hy] = KOPPEN_IN_TAXI.held
    const [px, py] = KOPPEN_IN_TAXI.passagier
    const wiebel = blij > 0 ? Math.sin(t / 90) * 0.12 : nee > 0 ? Math.sin(t / 80) * 0.15 : 0
    held.set(hx * m, (hy + Math.sin(t / 380) * 1.5 * golf) * m)
    held.rotation = (Math.sin(t / 760) * 0.05 + wiebel) * golf
    for (const [i, kop] of gasten.entries()) {
      kop.visible = i === gast % gasten.length
      kop.set(px * m, (py + Math.sin(t / 420 + 1) * 1.5 * golf) * m)
      kop.rotation = (0.05 + wiebel) * golf
    }
  })

  return {
    naar: (plekNu) => {
      doel = plekNu
    },
    onderdoor: () => {
      const van = nu
      const eind = stage.rustig ? indeling.portaal.voet : taxi.weg
      const naar = { u: doel.u, y: eind }
      start(2000, (k) => {
        alfa = stage.rustig ? 1 : Math.min(1, (1 - k) * 5)
        return { u: van.u + (naar.u - van.u) * Math.min(1, k * 2.5), y: van.y + (eind - van.y) * k }
      })
    },
    omweg: () => {
      const van = nu
      const kant = doel.u < 0 ? -1 : 1
      start(1700, (k) => {
        const boog = Math.sin(k * Math.PI)
        const y = van.y + (taxi.start - van.y) * k - boog * (taxi.start - taxi.wacht) * 0.8
        return { u: van.u * (1 - k) + kant * boog * 1.15, y }
      })
    },
    kom: (wie) => {
      gast = wie
      alfa = 1
      const terug = Math.abs(nu.y - taxi.start) < 4
      if (terug && !rit) return
      const van = taxi.start + 240 * m
      start(700, (k) => ({ u: 0, y: van + (taxi.start - van) * k }), VERLOPEN.uit)
    },
    juich: (ms) => {
      blij = ms
    },
    schud: (ms) => {
      nee = ms
    },
    plek,
    onderweg: () => rit !== null,
  }
}
