import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { burenVan } from './buren.ts'
import type { Indeling } from './indeling.ts'
import { vlok } from './paint-fiets.ts'
import { LICHT_RAND, drawLicht, schoorsteenVan } from './paint-huis.ts'
import { lampPlaat, lampen, nachtPlaat, rookPlaat } from './paint-lucht.ts'

const VLOKKEN = 26
/** How long a puff of smoke takes from the chimney to where it is gone, in ms. */
const ROOK_MS = 2600
const WOLKJES = 3
/** How long a knock at a window is answered, in ms, and how far round its middle it is heard at least. */
const KLOP_MS = 850
const VINGER = 24

/** How far a round is: how many letters are at home, of how many. */
export interface Bezorgd {
  readonly aantal: number
  readonly totaal: number
}

/** Where those behind one window stand, from its middle, and how large they are: parts of it. */
const PLAATSEN = [
  { x: 0, maat: 0.86 },
  { x: 0.34, maat: 0.6 },
  { x: -0.34, maat: 0.6 },
] as const

/** Makes one window. It is dark until a letter has come. */
function makeRaam(stage: Stage, vak: Vak, huis: number) {
  const laag = stage.laag()
  const maat = { w: vak.w + 2 * LICHT_RAND, h: vak.h + 2 * LICHT_RAND, schaal: stage.schaal }
  stage.beeld(
    stage.textuur(() => bak(maat, (g) => drawLicht(g, vak.w, vak.h))),
    { x: vak.x - LICHT_RAND, y: vak.y - LICHT_RAND, anker: 0, op: laag },
  )
  laag.visible = false
  const koppen: { readonly kop: Beeld; readonly y: number }[] = []
  return { laag, vak, huis, koppen, gluur: null as Beeld | null, isAan: false, blij: 0, gluurt: 0 }
}

/** Makes the windows. One lights up where a letter was delivered, with who took it behind it, so that the whole street fills. */
export function makeRamen(stage: Stage, { ramen }: Indeling, held: HeldSoort) {
  const buren = burenVan(held)
  const alle = ramen.flatMap((rij, huis) => rij.map((vak) => makeRaam(stage, vak, huis)))
  type Raam = (typeof alle)[number]
  let thuis = 0

  const buur = (nr: number): HeldSoort => buren[(nr * 5) % buren.length] ?? held

  function drawKop({ laag, vak }: Raam, dier: HeldSoort, plaats: (typeof PLAATSEN)[number]) {
    const hoog = Math.min(vak.w, vak.h) * plaats.maat
    const y = vak.y + vak.h - hoog * 0.32
    const kop = stage.beeld(
      stage.textuur(() => kopPlaat(dier, hoog, stage.schaal)),
      { x: vak.x + vak.w * (0.5 + plaats.x), y, op: laag },
    )
    return { kop, y }
  }

  /** Lights a window of a house for who took a letter there: a dark one, else the one with the fewest behind it. */
  function light(huis: number, dier: HeldSoort): void {
    const hier = alle.filter((raam) => raam.huis === huis)
    const [raam] = hier.toSorted((a, b) => a.koppen.length - b.koppen.length)
    if (!raam) return
    raam.gluur?.weg()
    raam.gluur = null
    raam.isAan = raam.laag.visible = true
    raam.blij = KLOP_MS
    const plaats = PLAATSEN[raam.koppen.length]
    if (plaats) raam.koppen.push(drawKop(raam, dier, plaats))
  }

  stage.opFrame((ms, t) => {
    for (const [i, raam] of alle.entries()) {
      raam.blij = Math.max(0, raam.blij - ms)
      if (raam.gluurt > 0) {
        raam.gluurt = Math.max(0, raam.gluurt - ms)
        raam.laag.visible = raam.isAan || raam.gluurt > 0
      }
      if (stage.rustig || !raam.laag.visible) continue
      for (const [nr, { kop, y }] of raam.koppen.entries()) {
        kop.y = y - (raam.blij > 0 ? Math.abs(Math.sin(t / 150 + i + nr)) * 6 : 0)
        kop.rotation = raam.blij > 0 ? Math.sin(t / 110 + i + nr) * 0.12 : 0
      }
    }
  })
  return {
    /** Lights one window for every letter at home: at the house where one was delivered last, for who took it there. */
    show: ({ aantal }: Bezorgd, huis: number, dier: HeldSoort): void => {
      // Of what was delivered before this picture was painted nobody remembers where.
      for (; thuis < aantal; thuis += 1) {
        if (huis < 0) light(thuis % ramen.length, buur(thuis))
        else light(huis, dier)
      }
    },
    juich: (ms: number): void => {
      for (const raam of alle) raam.blij = ms
    },
    /** The windows: who is there hops for whoever knocks, and who still sits in the dark peeps out for a moment. */
    raakbaar: alle.map((raam, i): Raakbaar => ({
      x: raam.vak.x + raam.vak.w / 2,
      y: raam.vak.y + raam.vak.h / 2,
      r: Math.max(VINGER, Math.max(raam.vak.w, raam.vak.h) / 2),
      answer: () => {
        raam.blij = KLOP_MS
        if (raam.isAan) return
        raam.gluur ??= drawKop(raam, buur(i), PLAATSEN[0]).kop
        raam.gluurt = KLOP_MS
        raam.laag.visible = true
      },
    })),
  }
}

/** Makes the smoke of a chimney; in calm play it stands still. */
function makeRook(stage: Stage, huis: Vak, { dak, k }: Indeling) {
  const laag = stage.laag()
  laag.visible = false
  const textuur = stage.textuur(() => rookPlaat(Math.max(0.85, k), stage.schaal))
  const { x, y } = schoorsteenVan(huis, dak)
  const wolkjes = Array.from({ length: WOLKJES }, () => stage.beeld(textuur, { x, y, op: laag }))
  const update = (t: number): void => {
    for (const [i, wolkje] of wolkjes.entries()) {
      const deel = (t / ROOK_MS + i / WOLKJES) % 1
      wolkje.set(x + deel * 26 * k, y - deel * 62 * Math.max(0.85, k))
      wolkje.scale.set(0.4 + deel * 0.8)
      wolkje.alpha = 0.85 * (1 - deel)
    }
  }
  update(0)
  stage.opRustigFrame((_, t) => {
    if (!stage.rustig && laag.visible) update(t)
  })
  return laag
}

/** Makes what grows with the letters at home: the evening that falls, the lamps over the street, and the smoke of the chimneys. */
export function makeAvond(stage: Stage, indeling: Indeling, isNacht: boolean) {
  const nacht = stage.beeld(
    stage.textuur(() => nachtPlaat(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const rook = indeling.huizen.map((huis) => makeRook(stage, huis, indeling))
  const alle = lampen(indeling).map(([x, y], i) => {
    const textuur = stage.textuur(() => lampPlaat(i, stage.schaal))
    return stage.beeld(textuur, { x, y })
  })
  return {
    /** `huis` is where a letter was delivered last: its chimney smokes from then on. */
    show: ({ aantal, totaal }: Bezorgd, gedaan: number, huis: number): void => {
      const deel = aantal / Math.max(1, totaal)
      nacht.alpha = isNacht ? 0 : Math.min(1, gedaan / Math.max(1, totaal))
      for (const [i, laag] of rook.entries())
        laag.visible ||= i === huis || i < Math.floor(deel * rook.length)
      for (const [i, lamp] of alle.entries()) lamp.visible = i < Math.floor(deel * alle.length)
    },
  }
}

/** Adds falling snow, each flake at its own pace. */
export function sneeuwt(stage: Stage, { w, h, k }: Indeling): void {
  if (stage.rustig) return
  const maten = [2, 3, 4.4].map((r) =>
    stage.textuur(() => vlok(r * Math.max(0.8, k), stage.schaal)),
  )
  const vlokken = Array.from({ length: VLOKKEN }, (_, i) => {
    const textuur = maten[i % maten.length]
    if (!textuur) throw new Error('no flake')
    return stage.beeld(textuur, { x: ((i * 97) % 100) * 0.01 * w, y: ((i * 61) % 100) * 0.01 * h })
  })
  stage.opRustigFrame((ms, t) => {
    for (const [i, beeld] of vlokken.entries()) {
      beeld.y += ms * (0.022 + (i % 3) * 0.012)
      beeld.x += Math.sin(t / 900 + i * 2.1) * 0.35
      if (beeld.y > h + 8) beeld.y = -8
    }
  })
}
