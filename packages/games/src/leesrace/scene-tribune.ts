import { DIEREN, type Dier } from '@letterhaven/game-kit/keuzen/koppen'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { doos, fill, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

/** How wide a section of the stand is, of people in a row. */
const PLAATSEN = 4
/** How many sections there are at least and most. */
const VAKKEN = { minst: 5, meest: 16 } as const
/** How many pictures of people there are, which return along the stand. */
const SOORTEN = 4
const HEMDEN = [
  '#ffb347',
  '#6fb7f2',
  '#f0685e',
  '#6cc96a',
  '#b58cf0',
  '#ff9fc0',
  '#fff1cf',
] as const
/** How long one section takes to stand up and sit down, and how far it is behind the one before, in ms. */
const GOLF = { ms: 620, tussen: 48 } as const

export interface Tribune {
  /** Lets so many of all sections be full, 0…1. */
  fill(deel: number): void
  /** Lets who is there stand up, section by section from a place of the width. */
  golf(vanaf: number, kracht: number): void
}

const dierBij = (nr: number): Dier => DIEREN[(nr * 5 + 2) % DIEREN.length] ?? 'kat'

/** Paints one section of the people, row by row from far to near. */
function volkPlaat(
  soort: number,
  [breed, hoog, rijen]: readonly [number, number, number],
  schaal: number,
): Plaat {
  const rij = hoog / (rijen + 0.55)
  const stap = breed / PLAATSEN
  const s = Math.min((rij * 0.86) / 100, (stap * 0.9) / 100)
  return bak({ w: breed, h: hoog + rij * 0.5, schaal }, (g) => {
    for (let r = 0; r < rijen; r += 1)
      for (let i = 0; i < PLAATSEN; i += 1) {
        const nr = soort * 13 + r * 7 + i * 3
        // A few seats stay empty.
        if (nr % 11 === 4) continue
        const x = (i + 0.5) * stap + ((nr % 3) - 1) * stap * 0.07
        const y = r * rij + rij * 0.98
        const hemd = doos([x - 36 * s, y - 8 * s, 72 * s, 72 * s], 26 * s)
        streep(g, hemd, { dikte: 9 * s })
        fill(g, hemd, HEMDEN[nr % HEMDEN.length] ?? '#ffffff')
        g.save()
        g.translate(x, y - 36 * s)
        g.scale(s, s)
        drawKop(g, dierBij(nr))
        g.restore()
      }
  })
}

/** Returns the sections from the middle outward, as they fill. */
export function vulOrde(aantal: number): readonly number[] {
  const midden = (aantal - 1) / 2
  return Array.from({ length: aantal }, (_, nr) => nr).toSorted(
    (a, b) => Math.abs(a - midden) - Math.abs(b - midden) || a - b,
  )
}

/** Makes the people in the stand. */
export function makeTribune(
  stage: Stage,
  { tribune, rijen, opstelling, beeld }: Indeling,
  op: Laag,
): Tribune {
  const vak = opstelling === 'naast' ? { ...tribune, x: beeld.x, w: beeld.w } : tribune
  const rij = vak.h / (rijen + 0.55)
  const aantal = Math.min(
    VAKKEN.meest,
    Math.max(VAKKEN.minst, Math.round(vak.w / (rij * 0.96 * PLAATSEN))),
  )
  const breed = vak.w / aantal
  const texturen = Array.from({ length: SOORTEN }, (_, soort) =>
    stage.textuur(() => volkPlaat(soort, [breed, vak.h, rijen], stage.schaal)),
  )
  const vakken = Array.from({ length: aantal }, (_, nr): Beeld => {
    const textuur = texturen[(nr * 3) % SOORTEN] ?? texturen[0]
    if (!textuur) throw new Error('no people')
    return stage.beeld(textuur, { x: vak.x + nr * breed, y: vak.y - rij * 0.42, anker: 0, op })
  })
  const orde = vulOrde(aantal)
  const thuis = vak.y - rij * 0.42

  return {
    fill: (deel) => {
      const vol = new Set(orde.slice(0, Math.round(deel * aantal)))
      for (const [nr, een] of vakken.entries()) een.visible = vol.has(nr)
    },
    golf: (vanaf, kracht) => {
      const begin = ((vanaf - vak.x) / vak.w) * aantal
      for (const [nr, een] of vakken.entries())
        stage.tweens.start(
          GOLF.ms,
          (t) => {
            een.y = thuis - (t < 1 ? Math.sin(t * Math.PI) * rij * 0.5 * kracht : 0)
          },
          { verloop: (t) => t, wacht: Math.abs(nr - begin) * GOLF.tussen },
        )
    },
  }
}
