import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import type { Houding } from '@letterhaven/taal/beeldzin/kudde/woorden'
import { lusVak } from '@letterhaven/game-kit/onderdelen/lus'
import { legePlaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { schuifVan, zoomVan } from './kader.ts'
import { hoogteVan, schaalVan } from './maat.ts'
import { ogenPlek } from './paint-dier.ts'
import {
  drawDonker,
  lampgloedPlaat,
  maanPlaat,
  ogenPlaat,
  schijnPlaat,
  type Straal,
} from './paint-nacht.ts'
import { albumVan, type Opdracht, type State } from './rules.ts'
import { TINTEN } from './uur.ts'
import { makeLand, type Land } from './weide.ts'

/** The dark is painted in so few pixels for one of the screen: its edges are soft anyway. */
const GROF = 0.3
/** How dark the night is under a new moon, and how much of that a full moon takes. */
const [DONKER, MAANLICHT] = [0.93, 0.22] as const
/** The light reaches past the corners of the frame by so much, in px, within what a lamp lights: in px, and of the land. */
const [OM, KLEINST, WIJDST] = [26, 74, 0.4] as const
/** The lamp swings most of the way to where it is turned in this time, in ms. */
const ZWAAI_MS = 90
/** Eyes open after the way to another place, each a little later. */
const [OGEN_NA_MS, BEURT_MS] = [1000, 90] as const
/** How often each pair blinks, and for how long, in ms. */
const [KNIPPER_MS, DICHT_MS] = [4200, 150] as const

interface Paar {
  readonly open: Beeld
  readonly dicht: Beeld
}

/** Where an animal has its eyes in the land, and whether they are closed. */
interface Blik {
  readonly x: number
  readonly y: number
  readonly schaal: number
  readonly slaapt: boolean
}

/** Returns the eyes of everybody in a land at a step. */
const blikkenIn = (land: Land, stap: number): readonly Blik[] =>
  land.plaatsen.map(({ dier, x, y }) => {
    const houding: Houding = dier.houdingen[stap % dier.houdingen.length] ?? 'rust'
    const maat = land.s * schaalVan(dier)
    const [dx, dy] = ogenPlek(dier, houding, maat)
    return { x: x + dx, y: y + dy, schaal: maat, slaapt: houding === 'slaapt' }
  })

/** The eyes that shine in the dark: there everybody is, and nothing more is told. */
function makeOgen(stage: Stage) {
  const laag = stage.laag()
  const [open, dicht] = [false, true].map((isDicht) =>
    stage.textuur(() => ogenPlaat(isDicht, 1.2, stage.schaal)),
  )
  const paren: Paar[] = []
  let blikken: readonly Blik[] = []
  let licht: Straal = { x: 0, y: 0, r: 0 }
  let zoom = 1
  let sinds = 0

  function place(t: number): void {
    for (const [i, blik] of blikken.entries()) {
      const paar = paren[i]
      if (!paar) continue
      const { x, y, schaal, slaapt } = blik
      const ver = Math.hypot(laag.x + x * zoom - licht.x, laag.y + y * zoom - licht.y)
      const knippert = !stage.rustig && (t + i * 977) % KNIPPER_MS < DICHT_MS
      const er = stage.rustig ? 1 : Math.min(1, Math.max(0, (sinds - i * BEURT_MS) / 300))
      for (const [beeld, isDicht] of [
        [paar.open, false],
        [paar.dicht, true],
      ] as const) {
        beeld.set(x, y)
        beeld.scale.set(schaal / 1.2)
        beeld.visible = slaapt === isDicht && !knippert
        beeld.alpha = er * Math.min(1, Math.max(0, ver / licht.r - 0.8) * 4)
      }
    }
  }
  stage.opRustigFrame((ms, t) => {
    sinds += ms
    place(t)
  })

  return {
    laag,
    /** Another place: all eyes open anew. */
    renew: (isEerste: boolean): void => {
      sinds = isEerste ? 0 : -OGEN_NA_MS
    },
    show: (nieuw: readonly Blik[], schijn: Straal, keer: number): void => {
      ;[blikken, licht, zoom] = [nieuw, schijn, keer]
      while (open && dicht && paren.length < blikken.length)
        paren.push({
          open: stage.beeld(open, { x: 0, y: 0, op: laag }),
          dicht: stage.beeld(dicht, { x: 0, y: 0, op: laag }),
        })
      for (const { open: o, dicht: d } of paren.slice(blikken.length)) o.visible = d.visible = false
      place(0)
    },
  }
}

/** The night: it is dark over the land but where the lamp shines, and lighter with each photo, because the moon grows. */
export function makeLamp(stage: Stage, indeling: Indeling) {
  const { land: venster, jeep } = indeling
  const lamp = jeep
    ? { x: jeep.x + 24 * jeep.s, y: jeep.y - 118 * jeep.s }
    : { x: venster.x - 4, y: venster.y + venster.h - 20 }
  const donker = stage.textuur(() => legePlaat({ w: venster.w, h: venster.h, schaal: GROF }))
  stage.beeld(donker, { x: venster.x, y: venster.y, anker: 0 })
  const ogen = makeOgen(stage)
  const schijn = stage.beeld(
    stage.textuur(() => schijnPlaat(stage.schaal)),
    { x: 0, y: 0 },
  )
  const wijdst = Math.min(venster.w, venster.h) * WIJDST
  let adres = ''
  let land: Land | null = null
  let nu: Straal | null = null
  let doel: Straal | null = null
  let diep: number = DONKER

  function paint(): void {
    if (!nu) return
    const [x, y] = [nu.x - venster.x, nu.y - venster.y]
    drawDonker(donker.plaat.g, venster, {
      straal: { x, y, r: nu.r },
      lamp: [lamp.x - venster.x, lamp.y - venster.y],
      diep,
    })
    stage.ververs(donker)
    schijn.set(nu.x, nu.y)
    schijn.scale.set((nu.r * 1.15) / 100)
  }

  stage.opFrame((ms) => {
    if (!nu || !doel || nu === doel) return
    const deel = stage.rustig ? 1 : 1 - Math.exp(-ms / ZWAAI_MS)
    const rest = Math.hypot(doel.x - nu.x, doel.y - nu.y) + Math.abs(doel.r - nu.r)
    nu =
      rest < 0.5 || deel === 1
        ? doel
        : {
            x: nu.x + (doel.x - nu.x) * deel,
            y: nu.y + (doel.y - nu.y) * deel,
            r: nu.r + (doel.r - nu.r) * deel,
          }
    paint()
  })

  function shine({ kader, stap }: Opdracht, beeld: Land): void {
    const [schuif, zoom, vak] = [
      schuifVan(beeld, venster, kader),
      zoomVan(beeld),
      lusVak(beeld, kader),
    ]
    doel = {
      x: venster.x - schuif.x + (vak.x + vak.w / 2) * zoom,
      y: venster.y - schuif.y + (vak.y + vak.h / 2) * zoom,
      r: Math.max(KLEINST, Math.min(wijdst, (Math.hypot(vak.w, vak.h) * zoom) / 2 + OM)),
    }
    nu ??= doel
    ogen.laag.set(venster.x - schuif.x, venster.y - schuif.y)
    ogen.laag.scale.set(zoom)
    ogen.show(blikkenIn(beeld, stap), doel, zoom)
  }

  return {
    lamp,
    show: (staat: State): void => {
      const { item, opgave, aantal } = staat
      if (!item || !opgave) return
      if (item.id !== adres) {
        const beeldzin = makeBeeldzin(item.id)
        land = beeldzin && makeLand(beeldzin.tafereel, venster, hoogteVan)
        ogen.renew(adres === '')
        adres = item.id
      }
      diep = DONKER - MAANLICHT * Math.min(1, albumVan(staat).length / aantal)
      if (land) shine(opgave, land)
      paint()
    },
  }
}

/** The light at the lamp, and the moon in the sky, which grows with the album where the sentence leaves sky to see. */
export function makeMaan(stage: Stage, indeling: Indeling, lamp: { x: number; y: number }) {
  const { w, horizon, k, kaart } = indeling
  const { zon } = TINTEN.nacht
  const r = zon.r * k
  const paint = maanPlaat(r, stage.schaal)
  const plaats = { x: w * zon.x, y: horizon - zon.hoog * k }
  const standen = new Map<number, Beeld>()
  const laag = stage.laag()
  stage.beeld(
    stage.textuur(() => lampgloedPlaat(stage.schaal)),
    { ...lamp, op: laag },
  )
  return {
    show: (staat: State): void => {
      if (kaart.x < plaats.x + r) return
      const deel = Math.min(1, 0.12 + (0.88 * albumVan(staat).length) / staat.aantal)
      if (!standen.has(deel)) {
        const textuur = stage.textuur(() => paint(deel))
        standen.set(deel, stage.beeld(textuur, { ...plaats, op: laag }))
      }
      for (const [stand, beeld] of standen) beeld.visible = stand === deel
    },
  }
}
