import { drawHeldKop } from '@letterhaven/game-kit/held/held-plaat'
import { drawKop, plaatInKopmaat } from '@letterhaven/game-kit/held/kop'
import { KOPPEN, type Dier, type OorVorm } from '@letterhaven/game-kit/keuzen/koppen'
import type { Kleding } from '@letterhaven/game-kit/keuzen/kleding'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT, PAPIER, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'

/** The jacket of whoever sits at each desk, and the hat that it wins. */
export const JASSEN = ['#2fa79a', '#4f6bdc', '#e8679c', '#f07f3c'] as const
export const HOEDEN = [
  'kroon',
  'matroos',
  'bloemen',
  'strohoed',
] as const satisfies readonly Kleding['hoed'][]

const KAAL: Kleding = { trui: 'paars', hoed: null, sjaal: null }

/** Bakes the head of a contestant, with its hat or without. */
export const kandidaatKop = (
  dier: Dier,
  { maat, schaal, hoed }: { maat: number; schaal: number; hoed: Kleding['hoed'] },
): Plaat => plaatInKopmaat(maat, schaal, (g) => drawHeldKop(g, dier, { ...KAAL, hoed }))

/** Draws shoulders in a jacket with a bow tie, from below the chin at (0, 0). */
function drawJas(g: G, kleur: string): void {
  solid(g, {
    pad: pad('M-58 90C-62 40-44 6-20 0H20C44 6 62 40 58 90Z'),
    kader: [-60, 0, 120, 90],
    kleur,
    binnen: () => {
      fill(g, pad('M-18-2L0 44L18-2Z'), PAPIER)
      streep(g, pad('M-19 0L-2 46M19 0L2 46'), { kleur: show(kleur, -0.35), dikte: 6 })
      for (const y of [54, 70]) fill(g, ovaal([0, y, 3.4, 3.4]), GOUD)
    },
  })
  solid(g, {
    pad: pad('M0 12L-17 3V23L0 14L17 23V3Z'),
    kader: [-17, 3, 34, 20],
    kleur: '#d9365e',
    lijn: 3,
  })
}

export const jasPlaat = (nr: number, s: number, schaal: number): Plaat =>
  bak({ w: 132 * s, h: 100 * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(66, 6)
    drawJas(g, JASSEN[nr] ?? JASSEN[0])
  })

/** Draws the quizmaster with a glittering jacket and a microphone, its feet at (0, 0). */
export function drawMeester(g: G, dier: Dier): void {
  solid(g, {
    pad: doos([-24, -34, 20, 34], 6),
    kader: [-24, -34, 20, 34],
    kleur: '#3b2a66',
  })
  solid(g, { pad: doos([4, -34, 20, 34], 6), kader: [4, -34, 20, 34], kleur: '#3b2a66' })
  const lijf = pad('M-36-28C-40-70-32-96-16-104H16C32-96 40-70 36-28Z')
  solid(g, {
    pad: lijf,
    kader: [-38, -104, 76, 78],
    kleur: '#c92f6e',
    binnen: () => {
      fill(g, pad('M-14-106L0-62L14-106Z'), PAPIER)
      for (let i = 0; i < 26; i += 1) {
        const [x, y] = [-34 + ((i * 37) % 68), -96 + ((i * 53) % 66)]
        fill(g, ovaal([x, y, 1.8, 1.8]), i % 2 ? '#fff3a8' : '#ffb3d4')
      }
    },
  })
  solid(g, {
    pad: pad('M0-92L-15-100V-83L0-90L15-83V-100Z'),
    kader: [-15, -100, 30, 17],
    kleur: GOUD,
    lijn: 3,
  })
  streep(g, pad('M32-84Q54-74 42-56'), { dikte: 23 })
  streep(g, pad('M32-84Q54-74 42-56'), { kleur: '#c92f6e', dikte: 15 })
  g.save()
  g.translate(0, -140)
  g.scale(0.84, 0.84)
  drawKop(g, dier)
  g.restore()
  microfoon(g)
}

function microfoon(g: G): void {
  streep(g, pad('M42-58L30-92'), { dikte: 11 })
  streep(g, pad('M42-58L30-92'), { kleur: '#7d7590', dikte: 5 })
  solid(g, {
    pad: ovaal([28, -98, 10, 11]),
    kader: [18, -109, 20, 22],
    kleur: '#4a4260',
    glans: 0.6,
  })
  fill(g, ovaal([42, -56, 12, 12]), INKT)
  fill(g, ovaal([42, -56, 8.5, 8.5]), '#ffe2bd')
}

/** The quizmaster whole, or where there is little room its upper half. */
export const meesterPlaat = (
  dier: Dier,
  { s, schaal, heel }: { s: number; schaal: number; heel: boolean },
): Plaat =>
  bak({ w: 136 * s, h: (heel ? 236 : 150) * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(64, heel ? 230 : 230)
    drawMeester(g, dier)
  })

/** The ears of a head that is seen from behind, at its right. */
const OREN: Readonly<Record<OorVorm, () => Path2D>> = {
  rond: () => ovaal([27, -26, 15, 15]),
  groot: () => ovaal([34, -18, 22, 22]),
  spits: () =>
    lijn([
      [8, -28],
      [34, -54],
      [40, -6],
    ]),
  lang: () => ovaal([16, -48, 10, 30], 0.16),
  hang: () => ovaal([40, 4, 12, 26], -0.2),
  bult: () => ovaal([18, -30, 14, 14]),
  kuif: () => ovaal([2, -40, 8, 9]),
}

/** Draws a visitor from behind, round the middle of its head, in the dim light of the hall. */
function drawRug(g: G, dier: Dier): void {
  const { vacht, oor } = KOPPEN[dier]
  const kleur = show(vacht, -0.16)
  const jas = JASSEN[dier.length % JASSEN.length] ?? JASSEN[0]
  solid(g, {
    pad: pad('M-44 76C-46 48-32 34 0 34C32 34 46 48 44 76Z'),
    kader: [-46, 34, 92, 42],
    kleur: show(jas, -0.28),
  })
  for (const kant of [1, -1]) {
    g.save()
    g.scale(kant, 1)
    solid(g, { pad: OREN[oor](), kader: [0, -78, 60, 110], kleur, lijn: 3.5 })
    g.restore()
  }
  solid(g, {
    pad: pad('M0-36C26-36 42-18 42 6C42 28 26 42 0 42C-26 42-42 28-42 6C-42-18-26-36 0-36Z'),
    kader: [-42, -36, 84, 78],
    kleur,
    lijn: 3.5,
  })
}

/** A visitor from behind; the middle of its head is at [.5, .55]. */
export const rugPlaat = (dier: Dier, maat: number, schaal: number): Plaat => {
  const k = maat / 110
  return bak({ w: maat, h: maat * 1.36, schaal }, (g) => {
    g.scale(k, k)
    g.translate(55, 82)
    drawRug(g, dier)
  })
}

/** The back of a seat in the hall; a gold star is on the one that the record reached. */
export const stoelPlaat = (maat: number, schaal: number, kleur: string): Plaat =>
  bak({ w: maat, h: maat * 0.9, schaal }, (g) => {
    const k = maat / 110
    g.scale(k, k)
    solid(g, {
      pad: doos([12, 12, 86, 96], 26),
      kader: [12, 12, 86, 96],
      kleur,
      binnen: () =>
        streep(g, doos([24, 24, 62, 90], 16), { kleur: 'rgba(255,255,255,.16)', dikte: 3 }),
    })
  })
