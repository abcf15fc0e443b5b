import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { DIEREN, type HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { deurVak } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { openDeur } from './paint-deur.ts'

const OPEN_MS = 420

/** Makes the doors of the houses, each with who lives there behind it. All are closed at first. */
export function makeDeuren(stage: Stage, indeling: Indeling, held: HeldSoort) {
  const buren = DIEREN.filter((dier) => dier !== held)
  const alle = indeling.huizen.map((_, nr) => {
    const vak = deurVak(indeling, nr)
    const laag = stage.laag()
    stage.beeld(
      stage.textuur(() => openDeur(vak, nr, stage.schaal)),
      { x: vak.x + vak.w / 2, y: vak.y + vak.h / 2, op: laag },
    )
    const hoog = Math.min(vak.w * 1.15, vak.h * 0.8)
    const kop = stage.beeld(
      stage.textuur(() => kopPlaat(buren[(nr * 4 + 2) % buren.length] ?? held, hoog, stage.schaal)),
      { x: vak.x + vak.w / 2, y: vak.y + vak.h - hoog * 0.42, op: laag },
    )
    laag.visible = false
    return { laag, kop, y: kop.y, schud: 0, blij: 0 }
  })
  let open = -1
  stage.opFrame((ms, t) => {
    for (const [nr, deur] of alle.entries()) {
      deur.schud = Math.max(0, deur.schud - ms)
      deur.blij = Math.max(0, deur.blij - ms)
      deur.laag.visible = nr === open || deur.blij > 0
      if (stage.rustig || !deur.laag.visible) continue
      deur.kop.rotation = deur.schud > 0 ? Math.sin(t / 70) * 0.22 : 0
      deur.kop.y = deur.y - (deur.blij > 0 ? Math.abs(Math.sin(t / 120)) * 9 : 0)
    }
  })

  /** Who lives there comes up behind the door. */
  function appear({ kop }: { kop: Beeld }): void {
    stage.tweens.start(OPEN_MS, (d) => kop.scale.set(0.4 + 0.6 * d), { verloop: VERLOPEN.terug })
  }

  return {
    /** Opens one door, or none. */
    show: (nu: number): void => {
      open = nu
      for (const [nr, deur] of alle.entries()) {
        if (nr === open && !deur.laag.visible) appear(deur)
        deur.laag.visible = nr === open || deur.blij > 0
      }
    },
    /** Who lives there shakes its head. */
    schud: (nr: number): void => {
      const deur = alle[nr]
      if (deur) deur.schud = 900
    },
    /** Who lives there is glad, in an open door. */
    juich: (nr: number, ms: number): void => {
      const deur = alle[nr]
      // In calm play a door opens for who stands before it, and for nothing else.
      if (!deur || stage.rustig) return
      if (!deur.laag.visible) appear(deur)
      deur.laag.visible = true
      deur.blij = ms
    },
  }
}
