import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { hordePlaat, VLAG_ANKER, vlagPlaat, type Vlagkleur } from './paint-klein.ts'
import { BAAN, deelVan, lengteVan, loopRand, maatOp, puntOp, randBij } from './ring.ts'
import { HORDE } from './scene-loper.ts'
import { isBijPodium } from './scene-podium.ts'
import { oordeelVan, standVan, type State } from './stand.ts'

interface Staand {
  readonly deel: number
  readonly kleur: Vlagkleur
}

/** Returns the flags round the track: those of this text by their sentences, and at the end all of the round. */
export function vlaggenVan(state: State): readonly Staand[] {
  const stand = standVan(state)
  if (!stand) return []
  if (isBijPodium(state)) {
    const { geplant } = stand
    return Array.from({ length: geplant }, (_, nr) => ({
      deel: deelVan(nr, Math.max(1, geplant)) - 0.02,
      kleur: nr < state.goed ? ('staat' as const) : ('later' as const),
    }))
  }
  const zinnen = state.item?.zinnen.length ?? 0
  if (zinnen === 0) return []
  const eerder = stand.vlaggen.map(({ zin, isEerste }): Staand => ({
    deel: deelVan(zin, zinnen),
    kleur: isEerste ? 'staat' : 'later',
  }))
  const { vlag, geweest, isVraag } = stand
  if (!isVraag || vlag === null || oordeelVan(state) === 'goed') return eerder
  const isMis = oordeelVan(state) === 'mis' || geweest.includes(vlag)
  return [...eerder, { deel: deelVan(vlag, zinnen), kleur: isMis ? 'mis' : 'hand' }]
}

/** Makes the flags along the track. */
export function makeVlaggen(stage: Stage, indeling: Indeling, op: Laag) {
  const rand = randBij(indeling.baan, BAAN.vlag)
  const s = Math.max(0.42, indeling.k * 0.86)
  const textuurVan = (kleur: Vlagkleur) => stage.textuur(() => vlagPlaat(kleur, s, stage.schaal))
  const texturen = {
    hand: textuurVan('hand'),
    staat: textuurVan('staat'),
    later: textuurVan('later'),
    mis: textuurVan('mis'),
  }
  let staan: Beeld[] = []
  let eerder = ''
  return (state: State): void => {
    const vlaggen = vlaggenVan(state)
    const nu = vlaggen.map(({ deel, kleur }) => `${kleur}${deel.toFixed(3)}`).join()
    if (nu === eerder) return
    eerder = nu
    for (const vlag of staan) vlag.weg()
    staan = vlaggen.map(({ deel, kleur }) => {
      const [x, y] = puntOp(rand, deel)
      const beeld = stage.beeld(texturen[kleur], { x, y, anker: VLAG_ANKER, op })
      const groot = s * maatOp(indeling, y)
      // At the right edge its cloth hangs over the track.
      beeld.scale.set(x > indeling.w - 46 ? -groot : groot, groot)
      return beeld
    })
  }
}

/** Makes the way that was read, in light along the inside of the track. */
export function makeLint(stage: Stage, indeling: Indeling, op: Laag) {
  const rand = randBij(indeling.baan, BAAN.lint)
  const lint = stage.tekening(op)
  const dikte = Math.max(4, 10 * indeling.k)
  let eerder = -1
  return (tot: number): void => {
    if (tot === eerder) return
    eerder = tot
    lint.clear()
    const stappen = Math.ceil(tot * 130)
    for (const [kleur, breed] of [
      ['#f0b94e', dikte * 1.5],
      ['#ffe98f', dikte],
    ] as const)
      for (let i = 0; i < stappen; i += 1)
        lint.teken(
          {
            soort: 'lijn',
            van: puntOp(rand, (tot * i) / stappen),
            naar: puntOp(rand, (tot * (i + 1)) / stappen),
          },
          { lijn: kleur, dikte: breed },
        )
  }
}

/** Makes the hurdle that stands ahead of a runner at the end of a stretch. */
export function makeHorde(stage: Stage, indeling: Indeling, op: Laag) {
  const { k } = indeling
  const rand = loopRand(indeling.baan, BAAN.held)
  const lang = lengteVan(rand)
  const horde = stage.beeld(
    stage.textuur(() => hordePlaat(Math.max(0.5, k), stage.schaal)),
    { x: 0, y: 0, anker: [0.5, 58 / 70], op },
  )
  horde.visible = false
  return (voor: number | null): void => {
    horde.visible = voor !== null
    if (voor === null) return
    const [x, y] = puntOp(rand, voor + (HORDE.ver * k) / lang)
    horde.set(x, y)
    horde.scale.set(k * maatOp(indeling, y))
  }
}
