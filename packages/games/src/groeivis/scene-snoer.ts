import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Indeling } from './indeling.ts'
import { schelpPlaat } from './paint-sieraad.ts'
import { schakelsVan } from './stand.ts'
import type { State } from './stand.ts'

/** The most shells that lie apart from each other. */
const MEEST = 16
/** The size of a shell at scale 1, and the least, in px. */
const SCHELP = { vol: 36, groot: 30, klein: 15 } as const
/** How far a shell stays above the chain of words, and how far apart shells lie, relative to their size. */
const BOVEN_KETTING = 17
const TUSSEN = 1.2

interface Snoer {
  readonly maat: number
  readonly plekken: readonly Plek[]
}

/** Returns how the necklace lies on the sand: between the wreck and the chain of words, its ends a little higher. */
function snoerIn({ w, zand, ketting, k }: Indeling, aantal: number): Snoer {
  const onder = ketting.y - BOVEN_KETTING
  const maat = Math.max(SCHELP.klein, Math.min(SCHELP.groot * k, (onder - zand) * 0.9))
  const tussen = Math.min(maat * TUSSEN, (w - 40) / aantal)
  const midden = (aantal - 1) / 2
  const plekken = Array.from({ length: aantal }, (_, i) => {
    const ver = i - midden
    const hoger = midden > 0 ? (ver / midden) ** 2 * maat * 0.35 : 0
    return { x: w / 2 + ver * tussen, y: onder - maat / 2 - hoger }
  })
  return { maat, plekken }
}

/** Draws the string between the shells. */
function drawTouw(stage: Stage, { maat, plekken }: Snoer, op: Laag): void {
  const touw = stage.tekening(op)
  const hoog = maat * 0.26
  for (const [i, { x, y }] of plekken.entries()) {
    const vorige = plekken[i - 1]
    if (vorige)
      touw.teken(
        { soort: 'lijn', van: [vorige.x, vorige.y - hoog], naar: [x, y - hoog] },
        { lijn: INKT, dikte: Math.max(2, maat * 0.1) },
      )
  }
}

/**
 * Lays the pupil's own record on the sand: as many shells on a string as the longest chain had words, coloured by those of this
 * round. There is no necklace before the first record.
 */
export function makeSnoer(
  stage: Stage,
  indeling: Indeling,
  { state, op }: { readonly state: State; readonly op: Laag },
) {
  const record = state.vorigRecord ?? 0
  const aantal = record > 0 ? Math.min(MEEST, Math.max(record, state.aantal)) : 0
  const snoer = snoerIn(indeling, aantal)
  const k = snoer.maat / SCHELP.vol
  drawTouw(stage, { ...snoer, plekken: snoer.plekken.slice(0, record) }, op)
  const schelpen = snoer.plekken.map((plek, nr) => {
    const lay = (verdiend: boolean) =>
      stage.beeld(
        stage.textuur(() => schelpPlaat(nr, verdiend, [k, stage.schaal])),
        { ...plek, op },
      )
    return { bleek: lay(false), vol: lay(true) }
  })
  let nu = schakelsVan(state)

  function show(n: number, springt: boolean): void {
    for (const [nr, { bleek, vol }] of schelpen.entries()) {
      bleek.visible = nr >= n && nr < record
      vol.visible = nr < n
      if (springt && nr >= nu && nr < n)
        stage.tweens.start(500, (u) => vol.scale.set(u), { verloop: VERLOPEN.terug, wacht: 700 })
    }
    nu = n
  }

  show(nu, false)
  return { show: (staat: State) => show(schakelsVan(staat), true) }
}
