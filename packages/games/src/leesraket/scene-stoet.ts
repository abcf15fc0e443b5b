import type { Beeld, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { RuimteIndeling } from './indeling.ts'
import { ruimtevaarder } from './paint-ruimte.ts'
import type { Opgave } from './rules.ts'

interface Punt {
  readonly x: number
  readonly y: number
}

/** How long somebody takes to come, to be fetched, and to drift away. */
const KOM_MS = 700
const HAAL_MS = 900
/** The size of who flies along, relative to who waits, and how far apart they fly. */
const MEE = 0.62
const TUSSEN = 1.04
const OPZIJ = 0.86
/** How fast each follows the one before, per ms. */
const VOLGT = 0.006
const TOUW = { rand: 'rgba(12,10,50,.9)', licht: '#ffe48a' } as const

/** Makes those who wait in space, and those who fly along on a rope behind the rocket. */
export function makeStoet(
  stage: Stage,
  { wacht, raket, hemel, opstelling }: RuimteIndeling,
  voet: () => Punt,
) {
  const touw = stage.tekening()
  const laag = stage.laag()
  const texturen = new Map<HeldSoort, Textuur>()
  const textuurVan = (dier: HeldSoort): Textuur => {
    const er = texturen.get(dier)
    if (er) return er
    const nieuw = stage.textuur(() => ruimtevaarder(dier, wacht.maat, stage.schaal))
    texturen.set(dier, nieuw)
    return nieuw
  }
  const setDier = (dier: HeldSoort, { x, y }: Punt): Beeld =>
    stage.beeld(textuurVan(dier), { x, y, anker: [0.5, 0.62], op: laag })
  let wachtend: readonly Beeld[] = []
  let nummer = -1
  const mee: { readonly beeld: Beeld; komt: boolean }[] = []
  const maat = wacht.maat * MEE

  const midden = hemel.x + hemel.w / 2

  /** Returns where somebody hangs on the rope who follows this place: below it, or in a low sky away from the nearest edge. */
  function achter(van: Punt, nr: number, kant: number): Punt {
    if (nr === 0) return { x: van.x, y: van.y + maat * 0.62 + 60 * raket.s }
    if (opstelling === 'naast') return { x: van.x, y: van.y + maat * TUSSEN }
    return { x: van.x + kant * maat * OPZIJ, y: van.y + (nr % 2 ? -1 : 1) * maat * 0.16 }
  }

  function hang(ms: number, t: number): void {
    touw.clear()
    let van = voet()
    let knoop = van
    const kant = van.x > midden ? -1 : 1
    for (const [nr, { beeld, komt }] of mee.toReversed().entries()) {
      const doel = achter(van, nr, kant)
      const f = stage.rustig ? 1 : Math.min(1, ms * VOLGT)
      if (!komt) {
        const slinger = stage.rustig ? 0 : Math.sin(t / 420 + nr * 0.9) * maat * 0.1
        beeld.set(beeld.x + (doel.x + slinger - beeld.x) * f, beeld.y + (doel.y - beeld.y) * f)
        beeld.rotation = stage.rustig ? 0 : Math.sin(t / 500 + nr) * 0.14
      }
      const naar = { x: beeld.x, y: beeld.y - maat * 0.4 }
      const boog = {
        soort: 'boog',
        van: [knoop.x, knoop.y],
        via: [(knoop.x + naar.x) / 2 + 4, (knoop.y + naar.y) / 2],
        naar: [naar.x, naar.y],
      } as const
      touw.teken(boog, { lijn: TOUW.rand, dikte: 6 })
      touw.teken(boog, { lijn: TOUW.licht, dikte: 3 })
      van = { x: beeld.x, y: beeld.y }
      knoop = { x: beeld.x, y: beeld.y + maat * 0.3 }
    }
  }

  stage.opFrame((ms, t) => {
    hang(ms, t)
    if (stage.rustig) return
    for (const [i, beeld] of wachtend.entries()) {
      beeld.y = wacht.y + Math.sin(t / 600 + i * 2) * wacht.maat * 0.06
      beeld.rotation = Math.sin(t / 700 + i * 1.7) * 0.12
    }
  })

  /** Lets those who wait go, but for one. */
  function clear(blijft: Beeld | undefined): void {
    for (const beeld of wachtend) {
      if (beeld === blijft) continue
      const van = beeld.y
      stage.tweens.start(KOM_MS, (d) => {
        beeld.y = van + wacht.maat * 3 * d
        beeld.alpha = 1 - d
        if (d === 1) beeld.weg()
      })
    }
    wachtend = []
  }

  /** Lets others come for another word. */
  function come({ ruimte, nummer: nr }: Opgave): void {
    clear(undefined)
    nummer = nr
    wachtend = (ruimte?.wachten ?? []).map((dier, i) => {
      const beeld = setDier(dier, { x: wacht.plekken[i] ?? 0, y: wacht.y })
      stage.tweens.start(KOM_MS, (d) => beeld.scale.set(0.2 + 0.8 * d), {
        verloop: VERLOPEN.terug,
        wacht: i * 90,
      })
      return beeld
    })
  }

  return {
    /** Shows who waits; who flew along before is there at once. */
    show: (opgave: Opgave | null, direct: boolean): void => {
      if (direct)
        for (const dier of opgave?.ruimte?.mee ?? []) {
          const beeld = setDier(dier, voet())
          beeld.scale.set(MEE)
          mee.push({ beeld, komt: false })
        }
      if (opgave && opgave.nummer !== nummer) come(opgave)
    },
    /** Fetches who waits where the rocket flies: it swings onto the rope, and the others drift away. */
    pickUp: (opgave: Opgave | null): void => {
      const ruimte = opgave?.ruimte
      const beeld = ruimte && wachtend[ruimte.baan]
      if (!beeld) return
      clear(beeld)
      const een = { beeld, komt: true }
      mee.push(een)
      const van = { x: beeld.x, y: beeld.y }
      stage.tweens.start(HAAL_MS, (d) => {
        const doel = achter(voet(), 0, 1)
        // Round the side of the rocket, not through it.
        const opzij = Math.sin(Math.PI * d) * (110 * raket.s + maat)
        beeld.set(van.x + (doel.x - van.x) * d + opzij, van.y + (doel.y - van.y) * d)
        beeld.rotation = d * Math.PI * 2
        beeld.scale.set(1 - (1 - MEE) * d)
        een.komt = d < 1
      })
    },
  }
}
