import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { bezoekers } from './dieren.ts'
import type { Indeling } from './indeling.ts'
import { rugPlaat, stoelPlaat } from './paint-dier.ts'
import type { Palet } from './palet.ts'
import { RIJ } from './stenen.ts'

/** How many rows the hall has. Who comes after that stands behind them and is not seen. */
export const RIJEN = 4

/** Returns where a visitor sits: the middle of the head, and how wide. The first row is the one nearest to the desks. */
export function zitplek(
  { zaal, w }: Pick<Indeling, 'zaal' | 'w'>,
  nr: number,
): { readonly x: number; readonly y: number; readonly maat: number } {
  const rij = Math.floor(nr / RIJ)
  const stap = w / (RIJ + 0.4)
  const maat = Math.max(20, Math.min(stap * 0.92, 12 + zaal.h * 0.62))
  const x = stap * (0.7 + (nr % RIJ) + (rij % 2 === 0 ? -0.22 : 0.22))
  return { x, y: zaal.y + maat * 0.34 + (rij * (zaal.h - maat * 0.5)) / RIJEN, maat }
}

/** Adds the hall: its seats, and the visitors that come in. */
export function makeZaal(
  stage: Stage,
  indeling: Indeling,
  {
    palet,
    op,
    record,
  }: { readonly palet: Palet; readonly op: Laag; readonly record: number | null },
) {
  const { schaal } = stage
  const { maat } = zitplek(indeling, 0)
  const stoel = stage.textuur(() => stoelPlaat(maat, schaal, palet.stoel))
  const ster = stage.textuur(() => sterPlaat(schaal))
  const platen = bezoekers.map((dier) => stage.textuur(() => rugPlaat(dier, maat, schaal)))
  const lagen = Array.from({ length: RIJEN }, () => stage.laag(op))
  const gasten: Beeld[] = []
  const blij: number[] = Array.from({ length: RIJEN }, () => 0)
  for (let nr = 0; nr < RIJ * RIJEN; nr += 1) {
    const { x, y } = zitplek(indeling, nr)
    const laag = lagen[Math.floor(nr / RIJ)] ?? stage.wortel
    const plaat = platen[(nr * 5 + Math.floor(nr / RIJ)) % platen.length] ?? stoel
    const gast = stage.beeld(plaat, { x, y, anker: [0.5, 0.55], op: laag })
    gast.visible = false
    gasten.push(gast)
    stage.beeld(stoel, { x, y: y + maat * 0.26, anker: [0.5, 0.1], op: laag })
    // The seat to which the hall was filled before.
    if (record === nr + 1)
      stage.beeld(ster, { x, y: y + maat * 0.5, op: laag }).scale.set(maat / 90)
  }
  let getoond = -1

  stage.opFrame((ms, t) => {
    for (const [rij, over] of blij.entries()) {
      if (over <= 0) continue
      blij[rij] = over - ms
      for (let i = 0; i < RIJ; i += 1) {
        const nr = rij * RIJ + i
        const gast = gasten[nr]
        const { y } = zitplek(indeling, nr)
        const golf = Math.abs(Math.sin(t / 170 + i * 0.5)) * maat * 0.36
        if (gast) gast.y = y - (over > ms && !stage.rustig ? golf : 0)
      }
    }
  })

  return {
    /** Shows so many visitors; who is new comes up into a seat. */
    show: (aantal: number): void => {
      if (aantal === getoond) return
      const isEerst = getoond < 0
      for (const [nr, gast] of gasten.entries()) {
        const is = nr < aantal
        if (is && !gast.visible && !isEerst) {
          const { y } = zitplek(indeling, nr)
          stage.tweens.start(
            420,
            (k) => {
              gast.y = y + (1 - k) * maat * 0.8
            },
            { verloop: VERLOPEN.terug, wacht: Math.max(0, nr - getoond) * 110 },
          )
        }
        gast.visible = is
      }
      getoond = aantal
    },
    /** Lets a row rise, or all of them. */
    juich: (rij: number | null, ms: number): void => {
      for (const nr of blij.keys()) if (rij === null || nr === rij) blij[nr] = ms
    },
  }
}
