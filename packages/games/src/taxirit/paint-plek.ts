import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, CREME, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  schaduw,
  streep,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import {
  bad,
  bed,
  berg,
  boot,
  bos,
  rad,
  school,
  strand,
  tent,
  theater,
  vak,
  vorm,
} from './paint-oord.ts'
import {
  aquarium,
  fontein,
  haven,
  ijsbaan,
  meer,
  moeras,
  sauna,
  sluis,
  waterval,
  zee,
  zwembad,
} from './paint-water.ts'
import { arts, dierenarts, dierentuin, tandarts } from './paint-zorg.ts'
import { soortVan, type PlekSoort } from './plek-soort.ts'

/** The size of a place, whose foot is in the middle of its lower edge. */
export const PLEK_MAAT = 132

const RUIT = '#bfe7fb'
const LUIFELS = ['#ff5d7a', '#2f8f6a', '#ff8f4d', '#5b6fd6', '#b56be0'] as const

/** Picks a colour by the name, so that the baker is not the barber. */
const kleurBij = (plek: string): string =>
  LUIFELS[[...plek].reduce((som, letter) => som + letter.charCodeAt(0), 0) % LUIFELS.length] ??
  LUIFELS[0]

function winkel(g: G, plek: string): void {
  vak(g, [-46, -74, 92, 74], ['#ffe9c7', 5])
  vak(g, [-50, -88, 100, 16], [kleurBij(plek), 5])
  vak(g, [-38, -40, 42, 28], [RUIT, 4])
  vak(g, [12, -42, 24, 42], [kleurBij(plek), 4])
  for (let i = 0; i < 5; i += 1) {
    const x = -50 + i * 20
    const kleur = i % 2 ? CREME : kleurBij(plek)
    vorm(g, pad(`M${x}-66H${x + 20}V-50Q${x + 10}-40 ${x}-50Z`), [[x, -66, 20, 24], kleur])
  }
}

function huis(g: G, plek: string): void {
  vak(g, [-54, -8, 108, 8], ['#d9d5ea', 2])
  vak(g, [-48, -58, 96, 50], ['#fff1d6', 3])
  const dak = lijn([
    [-58, -58],
    [0, -94],
    [58, -58],
  ])
  vorm(g, dak, [[-58, -94, 116, 36], kleurBij(plek)])
  fill(g, ovaal([0, -72, 8, 8]), CREME)
  for (const x of [-42, -18, 10, 34]) vak(g, [x, -56, 9, 48], ['#ffffff', 3])
  vak(g, [-8, -36, 16, 28], ['#8a5a3a', 3])
}

function kerk(g: G): void {
  vak(g, [-18, -52, 66, 52], ['#e6d8c3', 3])
  vorm(g, pad('M-24-50L-6-76H38L54-50Z'), [[-24, -76, 78, 26], '#b5563f'])
  vak(g, [-48, -78, 34, 78], ['#f1e6d4', 3])
  vorm(g, pad('M-52-76L-31-118L-10-76Z'), [[-52, -118, 42, 42], '#4a5fa8'])
  vorm(g, ovaal([-31, -62, 9, 9]), [[-40, -71, 18, 18], '#ffe08a'])
  vak(g, [-39, -30, 16, 30], ['#8a5a3a', 8])
  for (const x of [2, 26]) vak(g, [x, -40, 12, 22], ['#ffe08a', 6])
}

function toren(g: G): void {
  const romp = lijn([
    [-24, 0],
    [-16, -82],
    [16, -82],
    [24, 0],
  ])
  vorm(g, romp, [[-24, -82, 48, 82], CREME])
  for (const [y, b] of [
    [-70, 17],
    [-34, 20],
  ] as const)
    fill(g, doos([-b, y, 2 * b, 17], 0), '#e5484d')
  vak(g, [-22, -90, 44, 10], ['#4a4560', 4])
  vak(g, [-13, -108, 26, 20], ['#ffe08a', 4])
  vorm(g, pad('M-17-106L0-124L17-106Z'), [[-17, -124, 34, 18], '#e5484d'])
  vak(g, [-7, -20, 14, 20], ['#8a5a3a', 6])
}

function molen(g: G): void {
  const romp = lijn([
    [-28, 0],
    [-18, -72],
    [18, -72],
    [28, 0],
  ])
  vorm(g, romp, [[-28, -72, 56, 72], '#c4654d'])
  vorm(g, pad('M-22-70Q-18-96 0-98Q18-96 22-70Z'), [[-22, -98, 44, 28], '#4a5fa8'])
  for (const hoek of [0.6, 2.17, 3.74, 5.31]) {
    g.save()
    g.translate(0, -82)
    g.rotate(hoek)
    vak(g, [3, 6, 12, 38], ['#fff1d6', 2])
    streep(g, pad('M0 0V48'), { dikte: 4 })
    g.restore()
  }
  fill(g, ovaal([0, -82, 5, 5]), INKT)
  vak(g, [-8, -24, 16, 24], ['#2f8f6a', 8])
}

function stal(g: G): void {
  vak(g, [-46, -50, 92, 50], ['#d8694f', 2])
  vorm(g, pad('M-56-46L-36-88H36L56-46Z'), [[-56, -88, 112, 42], '#a35a36'])
  vak(g, [-18, -36, 36, 36], ['#2f8f6a', 2])
  streep(g, pad('M-15-33L15-3M15-33L-15-3'), { kleur: CREME, dikte: 3.5 })
  fill(g, ovaal([0, -64, 9, 9]), INKT)
}

function kasteel(g: G): void {
  vak(g, [-30, -62, 60, 62], ['#b9b3cf', 2])
  for (const x of [-54, 30]) {
    vak(g, [x, -78, 24, 78], ['#cbc6de', 2])
    vorm(g, pad(`M${x - 5}-76L${x + 12}-112L${x + 29}-76Z`), [[x - 5, -112, 34, 36], '#8a5bc4'])
  }
  for (const x of [-26, -6, 14]) vak(g, [x, -72, 12, 12], ['#b9b3cf', 1])
  fill(g, pad('M-13 0V-22Q-13-38 0-38Q13-38 13 0Z'), INKT)
}

function kraam(g: G): void {
  for (const x of [-44, 38]) vak(g, [x, -72, 7, 72], ['#9a6238', 2])
  vak(g, [-52, -36, 104, 26], ['#c98a4a', 4])
  for (const [i, kleur] of ['#ff5d5d', '#ffb52e', '#62bd41', '#b56be0'].entries()) {
    const x = -36 + i * 24
    vorm(g, ovaal([x, -42, 9, 9]), [[x - 9, -51, 18, 18], kleur])
  }
  for (let i = 0; i < 6; i += 1) {
    const x = -54 + i * 18
    const kleur = i % 2 ? CREME : '#2f8f6a'
    vorm(g, pad(`M${x}-90H${x + 18}V-68Q${x + 9}-58 ${x}-68Z`), [[x, -90, 18, 30], kleur])
  }
}

function station(g: G): void {
  vak(g, [-56, -52, 112, 52], ['#e39a6a', 3])
  vak(g, [-24, -86, 48, 86], ['#f0b183', 3])
  vorm(g, pad('M-30-84L0-112L30-84Z'), [[-30, -112, 60, 28], '#4a5fa8'])
  vorm(g, ovaal([0, -66, 14, 14]), [[-14, -80, 28, 28], '#ffffff'])
  streep(g, pad('M0-66V-75M0-66L6-62'), { dikte: 3 })
  vak(g, [-12, -34, 24, 34], ['#6d3f6b', 10])
  for (const x of [-48, 32]) vak(g, [x, -38, 16, 20], ['#ffe08a', 7])
}

function stadion(g: G): void {
  vorm(g, pad('M-60-46Q0-70 60-46L52 0H-52Z'), [[-60, -66, 120, 66], '#5b95ea'])
  vorm(g, ovaal([0, -48, 56, 15]), [[-56, -63, 112, 30], '#6cc04a'])
  streep(g, pad('M0-62V-34M-30-48H30'), { kleur: '#ffffff', dikte: 2.5 })
  for (const x of [-40, 0, 40]) {
    streep(g, pad(`M${x}-60V-88`), { dikte: 3.5 })
    vorm(g, pad(`M${x}-88L${x + 18}-82L${x}-76Z`), [[x, -88, 18, 12], GOUD])
  }
  for (const x of [-34, -6, 22]) fill(g, doos([x, -24, 14, 24], 6), INKT)
}

function koepel(g: G): void {
  vak(g, [-44, -44, 88, 44], ['#fff1d6', 3])
  vorm(g, pad('M-48-44Q-46-94 0-94Q46-94 48-44Z'), [[-48, -94, 96, 50], '#9bb4e8'])
  g.save()
  g.translate(6, -70)
  g.rotate(-0.7)
  vak(g, [0, -9, 52, 18], ['#4a4560', 5])
  g.restore()
  vak(g, [-10, -28, 20, 28], ['#8a5a3a', 4])
}

const SCHILDERS: Readonly<Record<PlekSoort, (g: G, plek: string) => void>> = {
  winkel,
  huis,
  arts,
  tandarts,
  dierenarts,
  dierentuin,
  kerk,
  toren,
  molen,
  stal,
  bos,
  strand,
  zee,
  meer,
  moeras,
  haven,
  sluis,
  fontein,
  waterval,
  ijsbaan,
  bad,
  zwembad,
  sauna,
  aquarium,
  berg,
  kasteel,
  tent,
  kraam,
  station,
  school,
  theater,
  stadion,
  boot,
  bed,
  rad,
  koepel,
}

/** Paints a place with its foot at (0, 0), about 110 wide. */
export function drawPlek(g: G, plek: string): void {
  schaduw(g, [6, 0, 58, 9])
  SCHILDERS[soortVan(plek)](g, plek)
}

/** Bakes a place at its own size times `k`. It stands on the middle of its lower edge. */
export const plekPlaat = (plek: string, schaal: number, k: number): Plaat =>
  bak({ w: PLEK_MAAT * k, h: PLEK_MAAT * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(PLEK_MAAT / 2, PLEK_MAAT - 8)
    drawPlek(g, plek)
  })
