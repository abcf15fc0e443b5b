import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { bollen, doos, fill, pad, solid } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { MIJLPALEN } from './hoogte.ts'
import type { Indeling } from './indeling.ts'
import { hoogteDing } from './paint-hoogte.ts'

/** The ladder is this wide, and stands so far from the edge of the sky. */
const BREED = 22
const RAND = 8
/** What the ladder takes of the sky, from its edge. */
export const METER_BREED = RAND + BREED + 8
/** Below this height there is no room for a ladder. */
const MINST = 90

/** A small rocket seen from the side, with its tip up; 26 × 36 units. */
function drawRaketje(g: G): void {
  solid(g, {
    pad: pad('M6 27L1 35L11 32ZM20 27L25 35L15 32Z'),
    kader: [1, 24, 24, 12],
    kleur: '#ff6f3c',
    lijn: 2.5,
  })
  solid(g, {
    pad: pad('M13 2Q23 12 20 31H6Q3 12 13 2Z'),
    kader: [4, 2, 18, 30],
    kleur: CREME,
    lijn: 3,
  })
  fill(g, pad('M13 2Q19 8 20 13H6Q7 8 13 2Z'), '#ff6f3c')
}

/** A small cloud; 26 × 18 units. */
function drawWolkje(g: G): void {
  const vorm = bollen([
    [7, 11, 5],
    [13, 8, 6.5],
    [20, 11, 5],
  ])
  solid(g, { pad: vorm, kader: [2, 2, 23, 15], kleur: '#f4fbff', lijn: 2 })
}

/** One rung: lit where the rocket has been in this flight. */
function drawSport(g: G, isAan: boolean): void {
  const kader: Kader = [2, 2, BREED - 4, 6]
  solid(g, { pad: doos(kader, 3), kader, kleur: isAan ? GOUD : '#6fb0bd', lijn: 2 })
}

/** The star and the line of the highest flight before this one, which stick out beside the ladder. */
function drawRecord(g: G): void {
  fill(g, doos([0, 9, BREED + 8, 4], 2), INKT)
  fill(g, doos([0, 10, BREED + 8, 2.4], 1), GOUD)
  solid(g, {
    pad: pad('M34 1l3.2 6.4 7 1-5 5 1.2 7-6.4-3.4-6.4 3.4 1.2-7-5-5 7-1z'),
    kader: [24, 1, 20, 20],
    kleur: GOUD,
    lijn: 2.5,
  })
}

/**
 * Makes the ladder of the flight at the edge of the sky: a rung for each word, the clouds, planes and stars on the way, the line of
 * the pupil's highest flight, and a small rocket where it is now.
 */
export function makeMeter(
  stage: Stage,
  { hemel, grond }: Pick<Indeling, 'hemel' | 'grond'>,
  {
    hoogst,
    record,
    top,
  }: {
    readonly hoogst: number
    readonly record: number | null
    /** The upper edge, where animals wait above it in space; null where clouds, planes and stars are met on the way. */
    readonly top: number | null
  },
) {
  const boven = top ?? hemel.y + 26
  const hoog = grond - 10 - boven
  const sporten = Math.max(1, Math.ceil(hoogst))
  if (hoog < MINST) return { show: () => undefined }
  const x = hemel.x + RAND + BREED / 2
  const y = (hoogte: number): number => boven + hoog * (1 - Math.min(sporten, hoogte) / sporten)
  const { schaal } = stage
  const rail = stage.tekening()
  for (const kant of [-1, 1] as const) {
    const stijl = {
      soort: 'lijn',
      van: [x + kant * 9, boven - 4],
      naar: [x + kant * 9, boven + hoog + 4],
    } as const
    rail.teken(stijl, { lijn: INKT, dikte: 5 })
    rail.teken(stijl, { lijn: '#c9e9ec', dikte: 2.4 })
  }
  const plaat = (isAan: boolean) =>
    stage.textuur(() => bak({ w: BREED, h: 10, schaal }, (g) => drawSport(g, isAan)))
  const [uit, aan] = [plaat(false), plaat(true)]
  const licht = Array.from({ length: sporten }, (_, nr) => {
    const hier = { x, y: y(nr + 1) }
    stage.beeld(uit, hier)
    return stage.beeld(aan, hier)
  })
  const tekens = [
    () => bak({ w: 26, h: 18, schaal }, drawWolkje),
    () => hoogteDing('vliegtuig', schaal, 0.2),
    () => hoogteDing('planeet', schaal, 0.24),
  ]
  for (const [nr, mijl] of MIJLPALEN.entries()) {
    const teken = tekens[nr]
    if (teken && top === null && mijl <= sporten)
      stage.beeld(stage.textuur(teken), { x: x + BREED * 1.15, y: y(mijl) })
  }
  if (record !== null && record > 0)
    stage.beeld(
      stage.textuur(() => bak({ w: 46, h: 22, schaal }, drawRecord)),
      { x: x - BREED / 2 - 4, y: y(record), anker: [0, 0.5] },
    )
  const raketje = stage.beeld(
    stage.textuur(() => bak({ w: 26, h: 36, schaal }, drawRaketje)),
    { x, y: y(0) },
  )
  let nu = 0

  function set(hoogte: number): void {
    nu = hoogte
    raketje.y = y(hoogte)
    // A word that was mended is half a rung.
    for (const [nr, sport] of licht.entries()) sport.alpha = Math.min(1, Math.max(0, hoogte - nr))
  }

  set(0)
  return {
    /** Brings the small rocket to a height in words, at once or in so many ms. */
    show: (hoogte: number, ms: number): void => {
      if (ms === 0) return set(hoogte)
      const van = nu
      stage.tweens.start(ms, (d) => set(van + (hoogte - van) * d), { verloop: VERLOPEN.heenWeer })
    },
  }
}
