import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  wit,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Plek, Tijd } from '@letterhaven/taal/beeldzin/film/woorden'
import { drukPlaat, type Druk } from './paint-acteur.ts'

/** The size of a film in its own pixels. */
export const FILM = { w: 320, h: 200 } as const

/** Where the floor of a place is, and how large actors are on it. */
interface Vloer {
  readonly y: number
  readonly maat: number
}

const GEWOON: Vloer = { y: 176, maat: 1 }
const VLOEREN: Readonly<Record<Plek, Vloer>> = {
  'onder de boom': { y: 184, maat: 0.9 },
  'op de tafel': { y: 126, maat: 0.86 },
  'onder de tafel': { y: 184, maat: 0.84 },
  'in de boot': { y: 156, maat: 0.9 },
  'op het dak': { y: 128, maat: 0.86 },
  'in het bad': { y: 150, maat: 0.94 },
}
/** The places of which is seen what hangs over it: leaves, or the top of a table. */
const BOVEN: ReadonlySet<Plek> = new Set(['onder de boom', 'onder de tafel'])
export const isBoven = (plek: Plek): boolean => BOVEN.has(plek)

export const vloerVan = (plek: Plek | null): Vloer => (plek ? VLOEREN[plek] : GEWOON)

/** What is painted of a place in a width: behind the actors, and in front of them. */
interface Doek {
  readonly achter: (g: G, w: number) => void
  readonly voor?: (g: G, w: number) => void
}

function kamer(g: G, w: number, wand = '#f2cf9c'): void {
  g.fillStyle = verloop(g, [0, 0, 0, 160], ['#fbe7c3', wand])
  g.fillRect(0, 0, w, 200)
  g.fillStyle = verloop(g, [0, 158, 0, 200], ['#c98d54', '#a96c3c'])
  g.fillRect(0, 158, w, 42)
  streep(g, pad(`M0 158H${w}`), { dikte: 2.5, kleur: '#7d4b28' })
}

function buiten(g: G, w: number): void {
  g.fillStyle = verloop(g, [0, 0, 0, 150], ['#8fd3ee', '#d9f2f2'])
  g.fillRect(0, 0, w, 200)
  fill(g, ovaal([w * 0.2, 176, w * 0.5, 44]), '#8fcf7a')
  fill(g, ovaal([w * 0.8, 172, w * 0.5, 40]), '#7cc26b')
  g.fillStyle = '#6ab35c'
  g.fillRect(0, 166, w, 34)
}

function blad(g: G, w: number, y: number): void {
  const hout = '#b9743b'
  for (const x of [w * 0.1, w * 0.9 - 13])
    solid(g, {
      pad: doos([x, y + 10, 13, 200 - y], 3),
      kader: [x, y + 10, 13, 200 - y],
      kleur: hout,
      lijn: 3,
    })
  solid(g, {
    pad: doos([w * 0.03, y, w * 0.94, 15], 6),
    kader: [w * 0.03, y, w * 0.94, 15],
    kleur: '#d18c4c',
    lijn: 3,
  })
}

const PLEKKEN: Readonly<Record<Plek | 'geen', Doek>> = {
  geen: {
    achter: (g, w) => {
      kamer(g, w, '#e9d7c0')
      fill(g, ovaal([w / 2, 178, w * 0.42, 14]), 'rgba(255,246,216,.55)')
    },
  },
  'onder de boom': {
    achter: (g, w) => {
      buiten(g, w)
      const x = w / 2
      solid(g, {
        pad: pad(`M${x - 15} 184L${x - 11} 60H${x + 11}L${x + 15} 184Z`),
        kader: [x - 15, 60, 30, 124],
        kleur: '#96623a',
        lijn: 3,
      })
      const kruin: (readonly [number, number, number])[] = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map(
        (deel, i) => [w * deel, 34 + (i % 2) * 12, w * 0.13 + 8] as const,
      )
      fill(g, bollen(kruin, 4), INKT)
      fill(g, bollen(kruin), '#4c9f4b')
      fill(
        g,
        bollen(kruin.map(([a, b, r]) => [a - r * 0.25, b - r * 0.3, r * 0.5] as const)),
        '#6fbe5e',
      )
    },
  },
  'op de tafel': {
    achter: (g, w) => {
      kamer(g, w)
      blad(g, w, 122)
    },
  },
  'onder de tafel': {
    achter: (g, w) => {
      kamer(g, w)
      fill(g, doos([w * 0.08, 52, w * 0.84, 148], 0), 'rgba(70,36,30,.28)')
      blad(g, w, 38)
    },
  },
  'in de boot': {
    achter: (g, w) => {
      g.fillStyle = verloop(g, [0, 0, 0, 120], ['#9bd8f0', '#e6f6ee'])
      g.fillRect(0, 0, w, 200)
      g.fillStyle = '#4f9fd0'
      g.fillRect(0, 128, w, 72)
    },
    voor: (g, w) => {
      const romp = pad(
        `M${w * 0.03} 136Q${w * 0.5} 156 ${w * 0.97} 136L${w * 0.85} 182Q${w * 0.5} 192 ${w * 0.15} 182Z`,
      )
      solid(g, {
        pad: romp,
        kader: [0, 136, w, 50],
        kleur: '#d9465a',
        lijn: 3,
        binnen: () => streep(g, pad(`M0 152Q${w / 2} 172 ${w} 152`), { kleur: PAPIER, dikte: 6 }),
      })
      g.fillStyle = '#3f8dc2'
      g.fillRect(0, 178, w, 22)
      for (let x = 0; x < w; x += 32)
        streep(g, pad(`M${x} 180q8-7 16 0q8 7 16 0`), { kleur: '#bfe6f7', dikte: 3 })
    },
  },
  'op het dak': {
    achter: (g, w) => {
      g.fillStyle = verloop(g, [0, 0, 0, 200], ['#8fd3ee', '#e8f6ee'])
      g.fillRect(0, 0, w, 200)
      solid(g, {
        pad: doos([w * 0.84, 78, 24, 60], 2),
        kader: [w * 0.84, 78, 24, 60],
        kleur: '#b3543f',
        lijn: 3,
      })
      fill(
        g,
        bollen([
          [w * 0.9, 56, 9],
          [w * 0.86, 40, 11],
          [w * 0.93, 24, 12],
        ]),
        wit(0.8),
      )
      g.fillStyle = '#fbe3bf'
      g.fillRect(w * 0.12, 176, w * 0.76, 24)
      solid(g, {
        pad: lijn([
          [w * 0.14, 122],
          [w * 0.86, 122],
          [w * 1, 178],
          [0, 178],
        ]),
        kader: [0, 122, w, 56],
        kleur: '#cf5a3c',
        lijn: 3,
        binnen: () => {
          for (let rij = 0; rij < 4; rij += 1)
            for (let x = -10 + (rij % 2) * 11; x < w + 20; x += 22)
              streep(g, pad(`M${x} ${126 + rij * 14}q11 15 22 0`), { kleur: '#9d3a26', dikte: 2.5 })
        },
      })
    },
  },
  'in het bad': {
    achter: (g, w) => {
      g.fillStyle = '#d8eef0'
      g.fillRect(0, 0, w, 200)
      for (let x = 0; x <= w; x += 26) streep(g, pad(`M${x} 0V160`), { kleur: '#b5d9dd', dikte: 2 })
      for (let y = 6; y <= 160; y += 26)
        streep(g, pad(`M0 ${y}H${w}`), { kleur: '#b5d9dd', dikte: 2 })
      g.fillStyle = '#8fb9c9'
      g.fillRect(0, 168, w, 32)
      streep(g, pad(`M${w * 0.93} 120V84q0-12-16-12v10`), { dikte: 11 })
      streep(g, pad(`M${w * 0.93} 120V84q0-12-16-12v10`), { kleur: '#c9cfe0', dikte: 6 })
    },
    voor: (g, w) => {
      const schuim = Array.from(
        { length: 12 },
        (_, i) => [w * (0.07 + i * 0.078), 128 + (i % 3) * 4, 9 + (i % 2) * 4] as const,
      )
      fill(g, bollen(schuim, 2.5), '#8fb9c9')
      fill(g, bollen(schuim), PAPIER)
      const kuip = pad(
        `M${w * 0.03} 132H${w * 0.97}Q${w * 0.97} 188 ${w * 0.82} 190H${w * 0.18}Q${w * 0.03} 188 ${w * 0.03} 132Z`,
      )
      solid(g, { pad: kuip, kader: [w * 0.03, 132, w * 0.94, 58], kleur: '#fbf8f2', lijn: 3 })
    },
  },
}

/** Old film: brown at its edges, with scratches and a burnt corner. */
function oudeRand(g: G): void {
  const rand = g.createRadialGradient(160, 100, 60, 160, 100, 205)
  rand.addColorStop(0, 'rgba(90,50,10,0)')
  rand.addColorStop(0.7, 'rgba(80,44,10,.18)')
  rand.addColorStop(1, 'rgba(40,18,4,.86)')
  g.fillStyle = rand
  g.fillRect(0, 0, 320, 200)
  for (const x of [38, 112, 203, 268])
    streep(g, pad(`M${x} 0q3 90-2 200`), { kleur: 'rgba(255,244,214,.42)', dikte: 1.4 })
  fill(g, pad('M0 0H58Q44 12 46 22Q26 22 24 38Q10 38 0 56Z'), '#1d0e08')
  streep(g, pad('M58 0Q44 12 46 22Q26 22 24 38Q10 38 0 56'), { kleur: '#e0802a', dikte: 3 })
  fill(g, pad('M320 200H268Q282 190 280 178Q300 178 302 162Q312 162 320 148Z'), '#1d0e08')
  streep(g, pad('M268 200Q282 190 280 178Q300 178 302 162Q312 162 320 148'), {
    kleur: '#e0802a',
    dikte: 3,
  })
}

/** A thought: the film lies in a cloud, with little ones that lead to who thinks it. */
function wolkRand(g: G): void {
  const wolk: (readonly [number, number, number])[] = [
    [52, 62, 50],
    [104, 44, 44],
    [164, 38, 40],
    [224, 46, 44],
    [272, 68, 46],
    [282, 118, 40],
    [252, 152, 34],
    [198, 160, 34],
    [140, 162, 34],
    [84, 156, 34],
    [44, 118, 42],
    [160, 100, 78],
    [100, 100, 60],
    [220, 100, 60],
  ]
  const rand = new Path2D()
  rand.rect(-2, -2, 324, 204)
  g.save()
  // What is outside the cloud is night: painted on a plate of its own, with the cloud cut out.
  const nacht = document.createElement('canvas')
  nacht.width = 640
  nacht.height = 400
  const n = nacht.getContext('2d')
  if (n) {
    n.scale(2, 2)
    n.fillStyle = '#3d3a72'
    n.fill(rand)
    n.fillStyle = '#ffffff'
    n.fill(bollen(wolk, 5))
    n.globalCompositeOperation = 'destination-out'
    n.fill(bollen(wolk))
    g.drawImage(nacht, 0, 0, 320, 200)
  }
  for (const [x, y, r] of [
    [26, 168, 9],
    [13, 184, 6],
    [5, 194, 4],
  ] as const) {
    fill(g, ovaal([x, y, r, r]), PAPIER)
    streep(g, ovaal([x, y, r, r]), { dikte: 2 })
  }
  g.restore()
}

/** What lies behind the actors of one film, its places beside each other. */
export const achterPlaat = (plekken: readonly (Plek | null)[], druk: Druk): Plaat =>
  drukPlaat(druk, [FILM.w, FILM.h], (g) => drawNaast(g, plekken, 'achter'))

/** What lies before them; with it the look of an old film. */
export const voorPlaat = (plekken: readonly (Plek | null)[], druk: Druk): Plaat =>
  drukPlaat(druk, [FILM.w, FILM.h], (g) => drawNaast(g, plekken, 'voor'))

function drawNaast(g: G, plekken: readonly (Plek | null)[], laag: keyof Doek): void {
  const w = FILM.w / plekken.length
  for (const [nr, plek] of plekken.entries()) {
    g.save()
    g.translate(nr * w, 0)
    g.beginPath()
    g.rect(0, 0, w, FILM.h)
    g.clip()
    PLEKKEN[plek ?? 'geen'][laag]?.(g, w)
    g.restore()
  }
  if (plekken.length > 1 && laag === 'voor') streep(g, pad('M160 0V200'), { dikte: 5 })
}

/** The look of a film of another time: a burnt edge, or a cloud of thought. */
export const tijdPlaat = (tijd: Tijd, druk: Druk): Plaat =>
  drukPlaat({ ...druk, oud: false }, [FILM.w, FILM.h], (g) => {
    if (tijd === 'toen') oudeRand(g)
    if (tijd === 'straks') wolkRand(g)
  })
