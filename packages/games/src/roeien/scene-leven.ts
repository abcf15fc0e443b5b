import { hop } from '@letterhaven/game-kit/onderdelen/gebaar'
import { DIEREN, type HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { brugOp, dekBij } from './paint-brug.ts'
import { BRUGGEN, opGracht } from './paint-gracht.ts'
import {
  belPlaat,
  eendPlaat,
  kringPlaat,
  lampionPlaat,
  leliePlaat,
  PAAL_ANKER,
  paalPlaat,
} from './paint-klein.ts'
import type { Kant } from './stand.ts'

/** What floats by: from how far, to how near, and how fast a stroke makes it come. */
const STROOM = { ver: 0.13, dicht: 1.25, stoot: 0.00042, rem: 620 } as const

interface Drijver {
  readonly beeld: Beeld
  readonly u: number
  z: number
}

/** Makes what floats on the water and comes by when the boat shoots ahead. */
export function makeStroom(stage: Stage, indeling: Indeling, op: Laag) {
  const kring = stage.textuur(() => kringPlaat(stage.schaal))
  const lelie = stage.textuur(() => leliePlaat(indeling.k, stage.schaal))
  const drijvers = Array.from({ length: 11 }, (_, nr): Drijver => {
    const isLelie = nr % 3 === 0
    const u = isLelie ? (nr % 2 === 0 ? -0.84 : 0.84) : (((nr * 37) % 17) / 17) * 1.3 - 0.65
    const beeld = stage.beeld(isLelie ? lelie : kring, { x: 0, y: 0, op })
    return { beeld, u, z: STROOM.ver + (nr / 11) * (STROOM.dicht - STROOM.ver) }
  })
  let vaart = 0
  const place = (): void => {
    for (const { beeld, u, z } of drijvers) {
      beeld.set(...opGracht(indeling, [u, 1, z]))
      beeld.scale.set(Math.max(0.08, z * 1.1))
      beeld.alpha = Math.min(1, (z - STROOM.ver) * 6, (STROOM.dicht - z) * 8)
    }
  }
  place()
  stage.opFrame((ms) => {
    if (vaart < 0.02) return
    for (const drijver of drijvers) {
      drijver.z *= 1 + vaart * ms * STROOM.stoot * 4
      if (drijver.z > STROOM.dicht) drijver.z = STROOM.ver
    }
    vaart *= Math.exp(-ms / STROOM.rem)
    place()
  })
  return {
    stoot: (kracht: number): void => {
      if (!stage.rustig) vaart = Math.min(2.4, vaart + kracht)
    },
  }
}

/** Makes lanterns along the arch overhead, one for each word, and who watches from the banks. */
export function makeFeest(
  stage: Stage,
  indeling: Indeling,
  {
    op,
    aantal,
    zonder,
  }: { readonly op: Laag; readonly aantal: number; readonly zonder: HeldSoort },
) {
  const { w, k, punt, top } = indeling
  const lijn = stage.tekening(op)
  const [links, rechts, zak] = [w * 0.04, w * 0.96, 34 * k]
  const slinger = (u: number): Punt => [
    links + (rechts - links) * u,
    top - 2 * k + Math.sin(u * Math.PI) * zak,
  ]
  for (let nr = 0; nr < 16; nr += 1)
    lijn.teken(
      { soort: 'lijn', van: slinger(nr / 16), naar: slinger((nr + 1) / 16) },
      { lijn: '#4a3340', dikte: 3 },
    )
  const lampen = Array.from({ length: aantal }, (_, nr) => {
    const [x, y] = slinger((nr + 0.5) / aantal)
    const lamp = stage.beeld(
      stage.textuur(() => lampionPlaat(nr, k, stage.schaal)),
      { x, y, anker: [0.5, 26 / 96], op },
    )
    lamp.visible = false
    return lamp
  })
  const dieren = DIEREN.filter((dier) => dier !== zonder).toReversed()
  const brug = brugOp(indeling, BRUGGEN.at(-1) ?? 0.5)
  const { breed } = brug
  const publiek = Array.from({ length: aantal }, (_, nr) => {
    // From the middle to both sides, on the deck of the nearest bridge ahead.
    const kant = nr % 2 === 0 ? -1 : 1
    const x = punt.x + kant * ((nr >> 1) + 0.5) * Math.min(breed * 1.5, w * 0.8) * (1 / aantal)
    const y = punt.y - dekBij(brug, x - punt.x) + 2
    const maat = Math.min(Math.max(20, brug.hoog * 0.5), Math.min(breed * 1.8, w) / aantal)
    const beeld = stage.beeld(
      stage.textuur(() => kopPlaat(dieren[nr % dieren.length] ?? 'vos', maat, stage.schaal)),
      { x, y, anker: [0.5, 0.9], op },
    )
    beeld.visible = false
    return { beeld, y }
  })
  let isOp = false
  return {
    show: (gevaren: number): void => {
      for (const [nr, lamp] of lampen.entries()) lamp.visible = nr < gevaren
      for (const [nr, { beeld }] of publiek.entries()) beeld.visible = nr < gevaren
    },
    juich: (): void => {
      if (isOp) return
      isOp = true
      for (const { beeld, y } of publiek) if (beeld.visible) hop(stage, beeld, y)
      stage.tweens.start(700, (u) => {
        if (u === 1) isOp = false
      })
    },
    zwaai: (): void => {
      for (const [nr, lamp] of lampen.entries())
        stage.tweens.start(2600, (u) => {
          lamp.rotation = Math.sin(u * 22 + nr) * 0.3 * (1 - u)
        })
    },
  }
}

/** Makes the bell of the bend, on its post at one side. */
export function makeBel(stage: Stage, indeling: Indeling, op: Laag) {
  const { k, brug, w, punt, isLaag, woord } = indeling
  const s = Math.max(0.5, 1.05 * k)
  // The post stands so near that its bell is under the word, and not behind it.
  const onder = (woord.y + woord.h + 132 * s + 12 - punt.y) / brug.laag
  const z = isLaag ? 0.74 : Math.max(0.6, onder)
  const palen = ([-1, 1] as const).map((kant) => {
    const laag = stage.laag(op)
    const rand = w * 0.5 - 40 * s
    // On a low screen it stands at the edge, beside what is told.
    const uit = isLaag ? rand : Math.min(brug.half * z * 0.86, rand)
    laag.set(punt.x + kant * uit, punt.y + brug.laag * z)
    laag.scale.set(-kant, 1)
    stage.beeld(
      stage.textuur(() => paalPlaat(s, stage.schaal)),
      { x: 0, y: 0, anker: PAAL_ANKER, op: laag },
    )
    const bel = stage.beeld(
      stage.textuur(() => belPlaat(s, stage.schaal)),
      { x: 44 * s, y: -120 * s, anker: [0.5, 4 / 66], op: laag },
    )
    return { kant, laag, bel }
  })
  return {
    show: (kant: Kant): void => {
      for (const paal of palen) paal.laag.visible = paal.kant === kant
    },
    luid: (): { readonly x: number; readonly y: number } | null => {
      const paal = palen.find(({ laag }) => laag.visible)
      if (!paal) return null
      stage.tweens.start(2200, (u) => {
        paal.bel.rotation = Math.sin(u * 34) * 0.7 * (1 - u)
      })
      return { x: paal.laag.x + paal.bel.x * -paal.kant, y: paal.laag.y + paal.bel.y + 30 * s }
    },
  }
}

/** Where the ducks rest, from the first. */
const EEND_PLEK: readonly Punt[] = [
  [-32, -10],
  [26, -28],
  [-8, 25],
  [46, 14],
]

/** Makes the ducks; lured, they swim along behind the boat. */
export function makeEenden(stage: Stage, indeling: Indeling, op: Laag) {
  const { eenden, boot } = indeling
  const dieren = [0, 1, 2, 3].map((nr) => {
    const s = eenden.s * (nr < 2 ? 1 : 0.62)
    const beeld = stage.beeld(
      stage.textuur(() => eendPlaat(nr === 0, s, stage.schaal)),
      { x: 0, y: 0, anker: [40 / 76, 34 / 50], op },
    )
    const [dx, dy] = EEND_PLEK[nr] ?? [0, 0]
    return { beeld, rust: { x: eenden.x + dx * eenden.s, y: eenden.y + dy * eenden.s } }
  })
  const rij = dieren.map((_, nr) => ({
    x: boot.x - (150 + nr * 44) * boot.s * 0.8,
    y: boot.y - 4 * boot.s,
  }))
  let mee = 0
  const place = (): void => {
    for (const [nr, { beeld, rust }] of dieren.entries()) {
      const naar = rij[nr] ?? rust
      // On whole pixels: between two of them a small picture is blurred.
      const x = rust.x + (Math.max(30, naar.x) - rust.x) * mee
      const y = rust.y + (naar.y - rust.y) * mee
      beeld.set(Math.round(x), Math.round(y))
    }
  }
  place()
  return {
    kwaak: (): void => {
      const [eend] = dieren
      if (eend) hop(stage, eend.beeld, eend.beeld.y)
    },
    volg: (isMee: boolean, direct = false): void => {
      if (direct) {
        mee = isMee ? 1 : 0
        place()
        return
      }
      stage.tweens.start(1800, (u) => {
        mee = u
        place()
      })
    },
  }
}
