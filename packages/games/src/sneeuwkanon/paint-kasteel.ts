import { doorzichtig, GOUD, INKT, mix, ROOD, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { gastNr } from './gasten.ts'
import { deelVak, type Indeling } from './indeling.ts'
import {
  goudenTorens,
  hoogtenVan,
  kroonVan,
  listVerbindingen,
  LUCHT,
  TORENS,
  type Deel,
  type Kroon,
} from './kasteel.ts'
import type { Lengte } from './lengte.ts'

/** The colour of each tower's roof and flag. */
const DAKEN = [ROOD, '#7d6ae6', '#2f9fd0', '#f08a3a'] as const
const SNEEUW = '#f8fdff'

/** The window of a part, in which its word stands: another shape on each floor. */
function raamPad([x, y, w, h]: Kader, laag: number): Path2D {
  const r = Math.min(w * 0.3, h * 0.46)
  if (laag % 2 === 0) return doos([x, y, w, h], [r, r, 4, 4])
  return doos([x, y, w, h], laag === 1 ? Math.min(12, h * 0.3) : h * 0.42)
}

/** A lamp that burns beside a window. */
function drawLamp(g: G, [x, y, r]: readonly [number, number, number], kleur: string): void {
  gloed(g, [x, y, r * 3.4], kleur)
  fill(g, ovaal([x, y, r + 2, r + 2]), INKT)
  fill(g, ovaal([x, y, r, r]), kleur)
  fill(g, ovaal([x - r * 0.3, y - r * 0.3, r * 0.35, r * 0.35]), '#ffffff')
}

/** Paints one part: a wall of ice blocks with a lit window, in which its word stands. */
export function drawDeel(
  g: G,
  { x, y, w, h }: Vak,
  { deel, laag, ijs }: { readonly deel: Deel; readonly laag: number; readonly ijs: string },
): void {
  const kader: Kader = [x, y, w, h]
  const kleur = deel.raak ? mix(ijs, '#ffe9a0', 0.35) : ijs
  solid(g, {
    pad: doos(kader, 4),
    kader,
    kleur,
    lijn: 3.5,
    licht: 0.42,
    binnen: () => {
      for (const [nr, dy] of [0.34, 0.68].entries()) {
        streep(g, pad(`M${x} ${y + h * dy}H${x + w}`), { kleur: wit(0.5), dikte: 2 })
        for (let dx = nr === 0 ? 0.25 : 0.5; dx < 1; dx += 0.5)
          streep(g, pad(`M${x + w * dx} ${y + h * dy}v${h * 0.34}`), { kleur: wit(0.4), dikte: 2 })
      }
    },
  })
  const raam: Kader = [x + w * 0.07, y + h * 0.15, w * 0.86, h * 0.75]
  const vorm = raamPad(raam, laag)
  gloed(g, [x + w / 2, y + h / 2, w * 0.62], '#ffdf8a')
  streep(g, vorm, { dikte: 5 })
  const [rx, ry] = [x + w * 0.5, y + h * 0.5]
  fill(g, vorm, straal(g, [rx, ry, 2, w * 0.56], ['#fffbe6', '#fff0b8', '#ffd47a']))
  if (deel.raak) streep(g, vorm, { kleur: GOUD, dikte: 2.5 })
  // Snow lies on the ledge.
  fill(
    g,
    pad(
      `M${x - 2} ${y + h + 1}Q${x + w * 0.2} ${y + h - 6} ${x + w * 0.45} ${y + h - 2}T${x + w * 0.8} ${y + h - 3}T${x + w + 2} ${y + h + 1}Z`,
    ),
    SNEEUW,
  )
  const r = Math.min(5, h * 0.09)
  if (deel.eerste)
    for (const dx of [0.035, 0.965]) drawLamp(g, [x + w * dx, y + h * 0.2, r], '#ffd95e')
}

/** Battlements with snow on them. */
export function drawKantelen(
  g: G,
  { x, y, w }: Vak,
  { hoog, ijs }: { readonly hoog: number; readonly ijs: string },
): void {
  const n = 4
  const b = w / (n * 2 - 1)
  for (let nr = 0; nr < n; nr += 1) {
    const kader: Kader = [x + nr * 2 * b - 2, y - hoog, b + 4, hoog + 3]
    solid(g, { pad: doos(kader, 3), kader, kleur: ijs, lijn: 3, licht: 0.4 })
    fill(g, doos([kader[0] - 1, kader[1] - 2, b + 6, hoog * 0.34], 5), SNEEUW)
  }
}

function drawVlag(g: G, [x, y, s]: readonly [number, number, number], kleur: string): void {
  streep(g, pad(`M${x} ${y}V${y - 46 * s}`), { dikte: 6 * s })
  streep(g, pad(`M${x} ${y}V${y - 46 * s}`), { kleur: '#f0c27a', dikte: 3 * s })
  const doek = pad(
    `M${x} ${y - 46 * s}q${14 * s} ${-6 * s} ${30 * s} ${2 * s}l${-6 * s} ${9 * s}l${6 * s} ${9 * s}q${-16 * s} ${-6 * s} ${-30 * s} ${1 * s}z`,
  )
  solid(g, { pad: doek, kader: [x, y - 50 * s, 30 * s, 26 * s], kleur, lijn: 2.5 })
}

/** A pointed roof with snow on its lit side. */
export function drawDak(
  g: G,
  { x, y, w }: Vak,
  { hoog, kleur }: { readonly hoog: number; readonly kleur: string },
): Punt {
  const top: Punt = [x + w / 2, y - hoog]
  const dak = pad(
    `M${x - 6} ${y + 2}Q${x + w * 0.36} ${y - hoog * 0.4} ${top[0]} ${top[1]}Q${x + w * 0.64} ${y - hoog * 0.4} ${x + w + 6} ${y + 2}Q${x + w / 2} ${y + 9} ${x - 6} ${y + 2}Z`,
  )
  solid(g, { pad: dak, kader: [x - 6, y - hoog, w + 12, hoog + 8], kleur, lijn: 3.5, glans: 0.2 })
  fill(
    g,
    pad(
      `M${x - 2} ${y}Q${x + w * 0.36} ${y - hoog * 0.4} ${top[0]} ${top[1]}Q${x + w * 0.5} ${y - hoog * 0.5} ${x + w * 0.4} ${y - hoog * 0.3}T${x + w * 0.28} ${y - hoog * 0.1}T${x - 2} ${y}Z`,
    ),
    SNEEUW,
  )
  return top
}

function drawSter(g: G, [x, y]: Punt, r: number): void {
  gloed(g, [x, y, r * 3.4], '#ffe48a')
  const punten = Array.from({ length: 10 }, (_, i): Punt => {
    const [hoek, ver] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? r * 0.45 : r]
    return [x + Math.cos(hoek) * ver, y + Math.sin(hoek) * ver]
  })
  solid(g, { pad: lijn(punten), kader: [x - r, y - r, 2 * r, 2 * r], kleur: GOUD, lijn: 2.5 })
}

interface Top {
  readonly kroon: Kroon
  readonly kleur: string
  readonly ijs: string
  /** How high it may be. */
  readonly ruimte: number
}

/** Paints what crowns a tower, whose upper part lies there. */
function drawKroon(g: G, vak: Vak, { kroon, kleur, ijs, ruimte }: Top): void {
  const { x, y, w, h } = vak
  const hoog = Math.min(ruimte * 0.82, w * 0.78, h * 1.15)
  if (kroon === 'kantelen' || kroon === 'vlag') {
    if (kroon === 'vlag') drawVlag(g, [x + w * 0.5, y - h * 0.1, Math.min(1, h / 62)], kleur)
    drawKantelen(g, vak, { hoog: Math.min(16, h * 0.26), ijs })
    return
  }
  const top = drawDak(g, vak, { hoog, kleur })
  if (kroon === 'ster') drawSter(g, top, Math.min(11, hoog * 0.2))
  else fill(g, ovaal([top[0], top[1], 4, 4]), GOUD)
}

/** A string of lamps between two towers of one height. */
function drawBrug(g: G, van: Vak, naar: Vak): void {
  const [x0, x1] = [van.x + van.w * 0.5, naar.x + naar.w * 0.5]
  const y = van.y - Math.min(18, van.h * 0.3)
  const door = van.h * 0.36
  const boog = pad(`M${x0} ${y}Q${(x0 + x1) / 2} ${y + door} ${x1} ${y}`)
  streep(g, boog, { dikte: 4.5 })
  const kleuren = ['#ffd95e', '#ff8f7a', '#9fe6a0', '#ffd95e', '#8fd0ff']
  for (const [nr, kleur] of kleuren.entries()) {
    const t = (nr + 1) / (kleuren.length + 1)
    drawLamp(
      g,
      [x0 + (x1 - x0) * t, y + 2 * t * (1 - t) * door + 5, Math.min(5, van.h * 0.1)],
      kleur,
    )
  }
}

/** A slide of ice from a high tower down to the one beside it. */
function drawGlijbaan(g: G, van: Vak, naar: Vak): void {
  const isRechts = naar.x > van.x
  const x0 = isRechts ? van.x + van.w : van.x
  const x1 = isRechts ? naar.x + naar.w * 0.86 : naar.x + naar.w * 0.14
  const [y0, y1] = [van.y + van.h * 0.8, naar.y - 8]
  const baan = pad(
    `M${x0} ${y0}C${x0 + (x1 - x0) * 0.3} ${y0 + 2} ${x0 + (x1 - x0) * 0.28} ${y1} ${x1} ${y1 - 4}`,
  )
  streep(g, baan, { dikte: 19 })
  streep(g, baan, { kleur: '#4fb6e6', dikte: 13 })
  streep(g, baan, { kleur: '#d9f6ff', dikte: 6 })
}

export interface Kasteel {
  readonly delen: readonly Deel[]
  readonly plan: readonly Lengte[] | null
}

/** Paints the words that were shot into the sky: they shine there. */
function drawLucht(g: G, { lucht }: Indeling, delen: readonly Deel[]): void {
  for (const [nr, { stukken }] of delen.entries()) {
    const [x, y] = [lucht.x + (lucht.w * (nr + 0.5)) / delen.length, lucht.y + lucht.h * 0.36]
    const woord = stukken.join('')
    const maat = Math.min(34, lucht.h * 0.42, (lucht.w / delen.length / woord.length) * 1.5)
    gloed(g, [x, y, maat * 2.6], '#8dffd2')
    g.font = `700 ${maat}px Andika, system-ui, sans-serif`
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.lineWidth = 5
    g.strokeStyle = '#0d2a66'
    g.strokeText(woord, x, y)
    g.fillStyle = '#eafff6'
    g.fillText(woord, x, y)
    drawSter(g, [x - maat * 1.1, y - maat * 0.7], 6)
    drawSter(g, [x + maat * 1.2, y + maat * 0.6], 5)
  }
}

/** Paints the guests who live in the parts that they waited for. */
function drawBewoners(g: G, indeling: Indeling, delen: readonly Deel[]): void {
  for (const [nr, { raak, toren }] of delen.entries()) {
    if (!raak) continue
    const laag = delen.slice(0, nr).filter((deel) => deel.toren === toren).length
    const { x, y, w, h } = deelVak(indeling, toren, laag)
    const maat = Math.min(h * 0.62, w * 0.36)
    const kop = kopPlaat(gastNr(nr), maat * 1.4, 2)
    g.drawImage(kop.canvas, x + w - maat * 0.95, y - maat * 0.42, kop.w, kop.h)
  }
}

/** Paints the whole castle: towers from the ground up, their crowns, and what joins them. */
export function drawKasteel(
  g: G,
  indeling: Indeling,
  { delen, plan, ijs }: Kasteel & { readonly ijs: string },
): void {
  const hoogten = hoogtenVan(delen)
  const goud = goudenTorens({ delen, lagen: indeling.kasteel.lagen }, plan)
  const { lucht, kasteel } = indeling
  drawLucht(
    g,
    indeling,
    delen.filter(({ toren }) => toren === LUCHT),
  )
  for (let toren = 0; toren < TORENS; toren += 1) {
    const hier = delen.filter((deel) => deel.toren === toren)
    for (const [laag, deel] of hier.entries())
      drawDeel(g, deelVak(indeling, toren, laag), { deel, laag, ijs: show(ijs, laag * 0.06) })
    if (hier.length === 0) continue
    const vrij = lucht.h + (kasteel.lagen - hier.length) * kasteel.laag
    const kleur = goud.includes(toren) ? GOUD : (DAKEN[toren] ?? GOUD)
    drawKroon(g, deelVak(indeling, toren, hier.length - 1), {
      kroon: goud.includes(toren) ? 'ster' : kroonVan(hier.length),
      kleur,
      ijs,
      ruimte: vrij,
    })
  }
  if (plan === null) drawBewoners(g, indeling, delen)
  for (const { soort, van, naar } of listVerbindingen(hoogten)) {
    const [een, ander] = [van, naar].map((toren) =>
      deelVak(indeling, toren, (hoogten[toren] ?? 1) - 1),
    )
    if (!een || !ander) continue
    if (soort === 'brug') drawBrug(g, een, ander)
    else drawGlijbaan(g, een, ander)
  }
}

/** Paints the poles of a tower that is not begun: here something may be built. */
export function drawSteiger(g: G, { x, y, w, h }: Vak): void {
  for (const dx of [0.08, 0.92]) {
    streep(g, pad(`M${x + w * dx} ${y + h}V${y + h * 0.5}`), { dikte: 6 })
    streep(g, pad(`M${x + w * dx} ${y + h}V${y + h * 0.5}`), { kleur: '#d9a066', dikte: 3 })
    drawLamp(g, [x + w * dx, y + h * 0.46, Math.min(4.5, h * 0.1)], '#ffb84d')
  }
  fill(
    g,
    pad(
      `M${x} ${y + h}Q${x + w * 0.3} ${y + h - 8} ${x + w * 0.5} ${y + h - 3}T${x + w} ${y + h}Z`,
    ),
    doorzichtig(SNEEUW, 0.9),
  )
}
