import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { burenVan } from './buren.ts'
import { deurVak, halte } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { openDeur } from './paint-deur.ts'

const OPEN_MS = 420
/** How long who lives there does its trick for a touch, in ms. */
const KUNST_MS = 850
const STIL = [0, 0, 0, 1] as const

/** What who lives there does with a letter: hop, whirl, blow up like a balloon, dance out of the door, or fly up and come down. */
const KUNSTEN: readonly ((
  t: number,
) => readonly [x: number, y: number, hoek: number, maat: number])[] = [
  (t) => [0, -Math.abs(Math.sin(t / 120)) * 0.3, 0, 1],
  (t) => [0, -0.1, t / 110, 1],
  (t) => [0, 0, Math.sin(t / 60) * 0.1, 1.25 + Math.sin(t / 190) * 0.45],
  (t) => [
    Math.sin(t / 230) * 0.9,
    -Math.abs(Math.sin(t / 115)) * 0.25,
    Math.sin(t / 230) * 0.4,
    1.1,
  ],
  (t) => [0, -Math.abs(Math.sin(t / 480)) * 1.9, t / 150, 1],
]

/** Makes the doors of the houses, each with somebody behind it who waits for a letter, and somebody else after it. All are closed at first. */
export function makeDeuren(stage: Stage, indeling: Indeling, held: HeldSoort) {
  const buren = burenVan(held)
  const alle = indeling.huizen.map((_, nr) => {
    const vak = deurVak(indeling, nr)
    const laag = stage.laag()
    stage.beeld(
      stage.textuur(() => openDeur(vak, nr, stage.schaal)),
      { x: vak.x + vak.w / 2, y: vak.y + vak.h / 2, op: laag },
    )
    const hoog = Math.min(vak.w * 0.92, vak.h * 0.66)
    const x = vak.x + vak.w / 2
    // Whoever has the hero before its door looks out over that.
    const isAchter = Math.abs(halte(indeling, nr) - x) < 62 * indeling.fiets.s + vak.w / 2
    const midden = { x, y: isAchter ? vak.y + hoog * 0.62 : vak.y + vak.h - hoog * 0.52 }
    laag.visible = false
    return {
      laag,
      hoog,
      midden,
      kop: null as Beeld | null,
      dier: held,
      kunst: 0,
      schud: 0,
      blij: 0,
      kreegPost: false,
    }
  })
  let open = -1
  let bezoek = 0
  stage.opFrame((ms, t) => {
    for (const [nr, deur] of alle.entries()) {
      deur.schud = Math.max(0, deur.schud - ms)
      const wasBlij = deur.blij > 0
      deur.blij = Math.max(0, deur.blij - ms)
      deur.laag.visible = nr === open || deur.blij > 0
      const { kop, midden, hoog } = deur
      if (stage.rustig || !deur.laag.visible || !kop) continue
      const [x, y, hoek, maat] = (deur.blij > 0 && KUNSTEN[deur.kunst]?.(t)) || STIL
      kop.set(midden.x + x * hoog, midden.y + y * hoog)
      kop.rotation = deur.schud > 0 ? Math.sin(t / 70) * 0.22 : hoek
      if (wasBlij) kop.scale.set(maat)
    }
  })

  /** Somebody moves in: somebody else, who does something else with a letter. */
  function moveIn(deur: (typeof alle)[number]): Beeld {
    const dier = buren[(bezoek * 5 + 2) % buren.length] ?? held
    deur.kop?.weg()
    const kop = stage.beeld(
      stage.textuur(() => kopPlaat(dier, deur.hoog, stage.schaal)),
      { ...deur.midden, op: deur.laag },
    )
    Object.assign(deur, { kop, dier, kunst: bezoek % KUNSTEN.length, kreegPost: false })
    bezoek += 1
    return kop
  }

  /** Who lives there comes up behind the door. */
  function appear(deur: (typeof alle)[number]): void {
    const kop = deur.kop && !deur.kreegPost ? deur.kop : moveIn(deur)
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
    /** Who opened a door last. */
    dier: (nr: number): HeldSoort => alle[nr]?.dier ?? held,
    /** Who lives there shakes its head. */
    schud: (nr: number, ms: number): void => {
      const deur = alle[nr]
      if (deur) deur.schud = ms
    },
    /** Who lives there is glad, in an open door: of a letter that comes, or of one that `kreegPost` says is there. */
    juich: (nr: number, ms: number, kreegPost = false): void => {
      const deur = alle[nr]
      // In calm play a door opens for who stands before it, and for nothing else.
      if (!deur || stage.rustig) return
      if (!deur.laag.visible) appear(deur)
      deur.laag.visible = true
      deur.kreegPost ||= kreegPost
      deur.blij = ms
    },
    /** Who stands in an open door, and does its trick for whoever touches it. */
    raakbaar: (): readonly Raakbaar[] =>
      alle
        .filter(({ laag }) => laag.visible)
        .map((deur) => ({
          ...deur.midden,
          r: Math.max(26, deur.hoog * 0.6),
          answer: () => {
            deur.blij = KUNST_MS
          },
        })),
  }
}
