import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { KLEINST, plankHoog, type Indeling, type Inhoud } from './indeling.ts'
import { fitKrans, layRad, type Rad } from './rad.ts'
import { breedVan, rowsOf } from './rijen.ts'
import { KNOP, KNOPPEN_KRAP, KRAP, makeVelden, perk, RAND } from './velden.ts'
import type { Velden } from './velden.ts'

/** A hero is this high at scale 1, with the arm that it waves. */
const HELD = 200
/** How narrow a mill tower is beside its field. */
const ROMP = 0.5
const STEEN = { rand: 22, minst: 56 } as const
const TUSSEN = 6
/** What a button beside a stone takes. */
const NAAST = KNOP + TUSSEN
/** The air between the lowest stones and the buttons under them, with the edge that both have. */
const ONDER = { hoog: 26, laag: 14 } as const
/** The letters of a floor that is not narrow are no smaller than this. */
const LEESBAAR = 18

/** How a floor with a mill is tried. */
interface Proef {
  readonly krap: boolean
  /** The least height of a stone. */
  readonly steen: number
  /** Whether there is room for the hero above the mill; where there is none, the buttons that turn stand elsewhere. */
  readonly metHeld: boolean
  readonly minst: number
  /** The least air between the rows, through which the arms are seen. */
  readonly lucht: number
}
const PROEVEN: readonly Proef[] = [
  { krap: false, steen: 48, metHeld: true, minst: 23, lucht: 18 },
  { krap: false, steen: 48, metHeld: true, minst: LEESBAAR, lucht: 6 },
  { krap: true, steen: 48, metHeld: true, minst: LEESBAAR, lucht: 6 },
  { krap: true, steen: 48, metHeld: true, minst: KLEINST, lucht: 5 },
  { krap: true, steen: 40, metHeld: false, minst: KLEINST, lucht: 4 },
]

/** A floor with a mill as far as its letters go. */
interface Gepast {
  readonly velden: Velden
  readonly ruim: Vak
  readonly maat: Indeling['maat']
  readonly brugHoog: number
  readonly metHeld: boolean
  readonly knop: number
  readonly s: number
  readonly rad: Rad
}

/** Whether the buttons that turn have room: without the hero on a narrow field, beside a single stone at the top. */
function hasDraai({ proef, krap, krans, maten, w }: Draaiplek): boolean {
  return proef.metHeld || !krap || (krans.top === 1 && Math.max(...maten) + 2 * NAAST <= w)
}

interface Draaiplek {
  readonly proef: Proef
  readonly krap: boolean
  readonly krans: Rad['krans']
  readonly maten: readonly number[]
  readonly w: number
}

/** Fits a floor in letters of this size; null where they are too large. */
function fitAt(
  steen: number,
  { inhoud, velden, proef }: { inhoud: Inhoud; velden: Velden; proef: Proef },
): Gepast | null {
  const { veld, krap } = velden
  const knop = proef.metHeld ? velden.knop : KNOP
  const slinger = krap || veld.h < KRAP ? 0 : perk(veld.h * 0.07, 22, 44)
  const ruim: Vak = { ...veld, y: veld.y + slinger, h: veld.h - slinger }
  const brug = Math.max(KLEINST, Math.round(steen * 0.92))
  const planken = rowsOf(inhoud.zin, {
    maat: brug,
    breed: ruim.w - 16,
    rand: 14,
    tussen: 5,
    minst: 30,
  })
  const brugHoog = planken.length * (plankHoog(brug) + 4) + 8
  const s = perk(veld.h / 1250, 0.26, 0.62)
  const heldHoog = proef.metHeld ? Math.max(NAAST, HELD * s) : TUSSEN
  const beneden = krap ? 4 : knop + (veld.h < KRAP ? ONDER.laag : ONDER.hoog)
  const hoog = Math.max(proef.steen, Math.round(steen * 1.5 + 10))
  const maten = inhoud.stenen.map((woord) => breedVan(woord, { maat: steen, ...STEEN }))
  const vak: Vak = {
    x: ruim.x,
    y: ruim.y + brugHoog + heldHoog,
    w: ruim.w,
    h: ruim.h - brugHoog - heldHoog - beneden,
  }
  const krans = fitKrans(maten, hoog, { ...vak, lucht: proef.lucht })
  const isTeBreed = planken.some(({ breed }) => breed > ruim.w)
  if (!krans || isTeBreed || !hasDraai({ proef, krap, krans, maten, w: vak.w })) return null
  return {
    velden,
    ruim,
    maat: { brug, steen },
    brugHoog,
    metHeld: proef.metHeld,
    knop,
    s,
    rad: { vak, krans, maten, hoog },
  }
}

/** Returns the floor in the largest letters with which it fits: first as it looks best. */
function choose(w: number, h: number, inhoud: Inhoud): Gepast | null {
  for (const proef of PROEVEN) {
    const velden = makeVelden(w, h, { schaal: inhoud.schaal, krap: proef.krap })
    const { veld } = velden
    const grootst = Math.round(perk(Math.min(veld.w / 13, veld.h / 15), 19, 44) * inhoud.schaal)
    for (let maat = grootst; maat >= proef.minst; maat -= 1) {
      const gepast = fitAt(maat, { inhoud, velden, proef })
      if (gepast) return gepast
    }
  }
  return null
}

/** Returns the floor where nothing fits: in the smallest letters, its stones in one row over each other. */
function forceSmallest(w: number, h: number, inhoud: Inhoud): Gepast {
  const [proef] = PROEVEN.slice(-1)
  const velden = makeVelden(w, h, { schaal: inhoud.schaal, krap: true })
  const leeg =
    proef && fitAt(KLEINST, { inhoud: { ...inhoud, stenen: [], zin: [] }, velden, proef })
  if (!leeg) throw new Error('an empty mill fits everywhere')
  const maten = inhoud.stenen.map((woord) => breedVan(woord, { maat: KLEINST, ...STEEN }))
  const paren = Math.floor((maten.length - 1) / 2)
  const krans = { top: 1, paren, voet: maten.length - 1 - 2 * paren }
  return { ...leeg, rad: { ...leeg.rad, krans, maten } }
}

/** Puts the buttons that turn at the feet of the hero; without it beside the top stone, or at the left of the other buttons. */
function layDraai({ velden, rad, metHeld, s }: Gepast, knoppen: Vak): readonly [Vak, Vak] {
  const { x, y, w } = rad.vak
  const knop = { w: KNOP, h: KNOP }
  if (!metHeld && !velden.krap)
    return [
      { ...knop, x: knoppen.x - 2 * NAAST, y: knoppen.y },
      { ...knop, x: knoppen.x - NAAST, y: knoppen.y },
    ]
  const midden = x + w / 2
  const ver = metHeld ? Math.max(60, 110 * s + 30) : w / 2 - KNOP
  const hoog = y - (metHeld ? NAAST : TUSSEN)
  return [
    { ...knop, x: midden - ver - KNOP, y: hoog },
    { ...knop, x: midden + ver, y: hoog },
  ]
}

/** Returns where the buttons stand that give the sentence and take words back: under the mill, or beside a low story. */
function layKnoppen({ velden, metHeld, knop }: Gepast, h: number): Vak {
  const { veld, verhaal, krap } = velden
  if (krap) return { x: verhaal.x + verhaal.w + 4, y: verhaal.y, w: KNOPPEN_KRAP, h: KNOP }
  const links = metHeld ? 0 : 2 * NAAST
  return { x: veld.x + links, y: h - RAND - knop - 2, w: veld.w - links, h: knop }
}

/** Lays out one floor of which the stones hang on a mill, for any screen, any words and any size of letters. Pure. */
export function classifyMolen(w: number, h: number, inhoud: Inhoud): Indeling {
  const gepast = choose(w, h, inhoud) ?? forceSmallest(w, h, inhoud)
  const { velden, ruim, maat, brugHoog, s, rad } = gepast
  const { veld, verhaal } = velden
  const midden = veld.x + veld.w / 2
  const romp = veld.w * ROMP
  const knoppen = layKnoppen(gepast, h)
  return {
    w,
    h,
    k: perk(Math.min(h / 800, w / 900), 0.5, 1.4),
    verhaal,
    slinger: { x: veld.x, y: veld.y, w: veld.w, h: ruim.y - veld.y },
    brug: { x: veld.x, y: ruim.y, w: veld.w, h: brugHoog },
    maat,
    stenen: layRad(rad, 0),
    rijen: [inhoud.stenen.map((_, nr) => nr)],
    stap: rad.hoog,
    knoppen,
    grond: veld.y + veld.h - 6,
    start: midden,
    veer: midden,
    toren: { x: midden - romp / 2, w: romp },
    s,
    molen: { rad, draai: layDraai(gepast, knoppen) },
  }
}
