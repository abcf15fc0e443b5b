import { INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import { bollen, fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { HOUVAST, type Stand } from './houvast.ts'
import type { Verfpot } from './paint-kop.ts'
import type { Bouw, Staart } from './soorten.ts'

const LIJN = 3
const POOT = 12
/** How much higher a bird stands on its legs. */
const STELTEN = 13
/** The legs of a bird: their colour and width. */
const BEEN = '#e3a48c'
const BEENDIKTE = 5

/** Tails of each form, from where they are fixed. */
const STAARTEN: Readonly<Record<Staart, (g: G, verf: Verfpot, van: Punt) => void>> = {
  geen: () => {},
  kwast: (g, { kleur }, [x, y]) => {
    const lijf = pad(`M${x} ${y}q14 0 16 18`)
    streep(g, lijf, { dikte: 9 })
    streep(g, lijf, { kleur, dikte: 4 })
    solid(g, {
      pad: ovaal([x + 16, y + 22, 6, 8]),
      kader: [x + 10, y + 14, 12, 16],
      kleur: show(kleur, -0.35),
      lijn: 2.5,
    })
  },
  krul: (g, { kleur }, [x, y]) => {
    const krul = pad(`M${x - 2} ${y}q12-2 12-9t-8-6q-6 5 8 9`)
    streep(g, krul, { dikte: 8.5 })
    streep(g, krul, { kleur, dikte: 4 })
  },
  lang: (g, { kleur }, [x, y]) => {
    const staart = pad(`M${x - 4} ${y + 6}q24 8 22-16t10-18q9 0 6 8`)
    streep(g, staart, { dikte: 11 })
    streep(g, staart, { kleur, dikte: 5.5 })
  },
  pluis: (g, { licht }, [x, y]) =>
    solid(g, {
      pad: bollen([
        [x + 4, y, 8],
        [x + 9, y - 5, 7],
        [x + 9, y + 5, 7],
      ]),
      kader: [x - 4, y - 12, 20, 24],
      kleur: licht,
      lijn: LIJN,
    }),
  veren: (g, { licht }, [x, y]) =>
    solid(g, {
      pad: bollen([
        [x + 2, y - 6, 10],
        [x + 11, y - 13, 9],
        [x + 13, y, 9],
      ]),
      kader: [x - 8, y - 22, 30, 32],
      kleur: licht,
      lijn: LIJN,
    }),
}

function drawPoot(
  g: G,
  [van, naar]: readonly [Punt, Punt],
  { kleur, dikte }: { kleur: string; dikte: number },
): void {
  const poot = pad(`M${van.join(' ')}L${naar.join(' ')}`)
  streep(g, poot, { dikte: dikte + 2 * LIJN })
  streep(g, poot, { kleur, dikte })
}

/** A neck between body and head, with the pattern of its animal. */
function drawHals(g: G, [van, naar]: readonly [Punt, Punt], verf: Verfpot): void {
  const [dx, dy] = [naar[0] - van[0], naar[1] - van[1]]
  const lang = Math.hypot(dx, dy)
  g.save()
  g.translate(...van)
  g.rotate(Math.atan2(dy, dx) + Math.PI / 2)
  const kader: Kader = [-9, -lang, 18, lang + 8]
  const vorm = new Path2D()
  vorm.roundRect(...kader, 8)
  solid(g, {
    pad: vorm,
    kader,
    kleur: verf.kleur,
    lijn: LIJN,
    binnen: (b) => verf.patroon(b, kader),
  })
  g.restore()
}

/** How much higher the body of a bird is in a stand. */
const steltenVan = ({ poten }: Pick<Bouw, 'poten'>, stand: Stand): number =>
  poten === 2 && stand !== 'ligt' ? STELTEN : 0

/** The legs in a stand, those behind first; a bird has two thin ones, on which it stands higher. */
function listPoten({ poten }: Bouw, { stand, verf }: { verf: Verfpot; stand: Stand }) {
  const vast = HOUVAST[stand]
  if (poten === 2) {
    const op = steltenVan({ poten }, stand)
    return vast.benen.map(([heup, voet]) => ({
      poot: [[heup[0], heup[1] - op], voet] as const,
      kleur: BEEN,
      dikte: BEENDIKTE,
    }))
  }
  return vast.poten.map((poot, i) => ({
    poot,
    kleur: show(verf.kleur, i < vast.poten.length / 2 ? -0.22 : -0.04),
    dikte: POOT,
  }))
}

/** Where the head of a snake is; it raises it in no other way where it jumps. */
const KOP_VAN_SLANG: Readonly<Record<Stand, Punt>> = {
  staat: [-9, -60],
  springt: [-9, -60],
  ligt: [-14, -37],
  danst: [-4, -84],
}

/** Returns where the head of an animal is in a stand, from its feet. */
export function kopPlek(bouw: Bouw, stand: Stand): Punt {
  if (bouw.poten === 0) return KOP_VAN_SLANG[stand]
  const { kop, hals } = HOUVAST[stand]
  return [kop[0], kop[1] - bouw.hals * hals - steltenVan(bouw, stand)]
}

/** The body of an animal on legs. */
export function drawLijf(g: G, bouw: Bouw, verfEnStand: { verf: Verfpot; stand: Stand }): void {
  const { verf, stand } = verfEnStand
  const vast = HOUVAST[stand]
  const { rechtop } = vast
  const vogel = bouw.poten === 2
  const [rx, ry] = rechtop ? [bouw.romp[1], Math.min(30, bouw.romp[0])] : bouw.romp
  const [x, y] = [vast.romp[0], vast.romp[1] - steltenVan(bouw, stand)]
  const kop = kopPlek(bouw, stand)
  const poten = listPoten(bouw, verfEnStand)
  const achter = rechtop ? poten.length : Math.ceil(poten.length / 2)
  STAARTEN[bouw.staart](g, verf, [x + rx - 3, y + ry * (rechtop ? 0.25 : -0.3)])
  for (const { poot, ...rest } of poten.slice(0, achter)) drawPoot(g, poot, rest)
  const schouder: Punt = [x - (rechtop ? 0 : rx * 0.5), y - ry * 0.4]
  drawHals(g, [schouder, [kop[0] + 2, kop[1] + 12]], verf)
  for (const { poot, ...rest } of poten.slice(achter)) drawPoot(g, poot, rest)
  const kader: Kader = [x - rx, y - ry, 2 * rx, 2 * ry]
  solid(g, {
    pad: ovaal([x, y, rx, ry]),
    kader,
    kleur: verf.kleur,
    lijn: LIJN,
    binnen: (b) => {
      verf.patroon(b, kader)
      if (rechtop) fill(b, ovaal([x - 2, y + 5, rx * 0.56, ry * 0.62]), verf.licht)
    },
  })
  if (vogel) drawVleugel(g, [x, y], verfEnStand)
}

/** The wing of a bird; both are up when it dances or jumps. */
function drawVleugel(g: G, [x, y]: Punt, { verf, stand }: { verf: Verfpot; stand: Stand }): void {
  const kleur = show(verf.kleur, -0.16)
  if (stand === 'staat' || stand === 'ligt') {
    const vleugel = pad(`M${x - 14} ${y - 6}q20-14 38 4q-4 16-22 14q-14-2-16-18Z`)
    return solid(g, { pad: vleugel, kader: [x - 14, y - 14, 38, 28], kleur, lijn: LIJN })
  }
  for (const kant of [-1, 1]) {
    const vleugel = pad(
      `M${x + kant * 12} ${y + 4}Q${x + kant * 30} ${y - 34} ${x + kant * 50} ${y - 30}Q${x + kant * 48} ${y + 2} ${x + kant * 16} ${y + 12}Z`,
    )
    solid(g, { pad: vleugel, kader: [x - 50, y - 34, 100, 46], kleur, lijn: LIJN })
  }
}

/** The coils of a snake and its raised neck. */
export function drawSlang(g: G, { verf, stand }: { verf: Verfpot; stand: Stand }): void {
  const ring = ([x, y, a, b]: Kader): void => {
    const kader: Kader = [x - a, y - b, 2 * a, 2 * b]
    solid(g, {
      pad: ovaal([x, y, a, b]),
      kader,
      kleur: verf.kleur,
      lijn: LIJN,
      binnen: (p) => verf.patroon(p, kader),
    })
  }
  const punt = pad('M34-8Q54-6 54-20')
  streep(g, punt, { dikte: 13 })
  streep(g, punt, { kleur: verf.kleur, dikte: 7 })
  ring([8, -11, 40, 11])
  if (stand === 'danst') {
    const hals = pad('M14-14Q42-34 6-46Q-26-58-2-76')
    streep(g, hals, { dikte: 24 })
    streep(g, hals, { kleur: verf.kleur, dikte: 18 })
    return streep(g, hals, { kleur: show(verf.kleur, -0.2), dikte: 3 })
  }
  ring([8, -25, 31, 10])
  if (stand === 'ligt') return
  const hals = pad('M16-30Q8-44-8-50')
  streep(g, hals, { dikte: 25 })
  streep(g, hals, { kleur: verf.kleur, dikte: 19 })
}

/** Stripes of a zebra, or spots of a giraffe, over a box. */
export function drawMerk(g: G, merk: 'strepen' | 'vlekken', [x, y, w, h]: Kader): void {
  if (merk === 'strepen') {
    for (let dx = 4; dx < w; dx += 13)
      fill(
        g,
        pad(`M${x + dx} ${y - 2}q6 ${h * 0.28} 0 ${h * 0.62}q-1-${h * 0.3}-6-${h * 0.62}Z`),
        INKT,
      )
    for (let dx = 10; dx < w; dx += 13)
      fill(
        g,
        pad(`M${x + dx} ${y + h + 2}q5-${h * 0.2} 0-${h * 0.42}q-1 ${h * 0.2}-6 ${h * 0.42}Z`),
        INKT,
      )
    return
  }
  const stap = 15
  for (let rij = 0; rij * stap < h; rij += 1)
    for (let kolom = 0; kolom * stap < w + stap; kolom += 1) {
      const [px, py] = [x + (kolom + (rij % 2) * 0.5) * stap, y + 5 + rij * stap]
      fill(g, pad(`M${px - 5} ${py - 3}l6-3l5 4l-2 7l-7 1Z`), '#9c6240')
    }
}
