import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { raakBeeld } from '@letterhaven/game-kit/onderdelen/gebaar'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { leesbaar } from './hulp.ts'
import { classify, type Indeling } from './indeling.ts'
import { bordBreed, bordPlaat, brugAnker, brugPlaat } from './paint-brug.ts'
import { grachtPlaat } from './paint-gracht.ts'
import { druppelPlaat } from './paint-klein.ts'
import { paletVan, type Palet } from './palet.ts'
import { makeBoot, type Tuig } from './scene-boot.ts'
import { makeBel, makeEenden, makeFeest, makeStroom } from './scene-leven.ts'
import { ACHT, aantalBogen, kantVan, litVan, type Kant, type Opgave, type State } from './stand.ts'

/** The bridge that comes by: at which scale it is painted, from how far to how near it comes, and how long it waits and takes. */
const BRUG = { s: 0.5, van: 0.96, tot: 5, wacht: 500, ms: 1300 } as const
/** So many ducks were lured, and they come along. */
const EENDEN = 3
/** The crew of the first and second stage begins with nobody, that of the eight with some. */
const PLOEG_3 = 3

/** Makes the bridge with a word on it, under which the boat sails. */
function makeDoorgang(
  stage: Stage,
  indeling: Indeling,
  { op, palet }: { readonly op: Laag; readonly palet: Palet },
) {
  const { punt, brug } = indeling
  const laag = stage.laag(op)
  laag.visible = false
  laag.set(punt.x, punt.y)
  stage.beeld(
    stage.textuur(() => brugPlaat(indeling, palet, { s: BRUG.s, schaal: stage.schaal })),
    { x: 0, y: 0, anker: brugAnker(indeling), op: laag },
  )
  const borden = stage.laag(laag)
  borden.set(0, -brug.hoog * BRUG.s * 0.98)
  let bord: ReturnType<Stage['beeld']> | null = null
  return {
    /** Hangs a word on it, and lets it come over the boat. */
    vaar: (tekst: string): void => {
      bord?.weg()
      bord = stage.beeld(
        stage.textuur(() => bordPlaat(tekst, palet.isNacht, stage.schaal * 1.5)),
        { x: 0, y: 0, anker: [0.5, 60 / 110], op: borden },
      )
      const past = (brug.half * indeling.smal * BRUG.s * 1.9) / bordBreed(tekst)
      bord.scale.set(Math.min(past, (brug.hoog * BRUG.s) / 105))
      laag.visible = !stage.rustig
      laag.scale.set(BRUG.van)
      laag.alpha = 1
      stage.tweens.start(
        BRUG.ms,
        (u) => {
          laag.scale.set(BRUG.van + (BRUG.tot - BRUG.van) * u ** 2.4)
          laag.alpha = Math.min(1, (1 - u) * 5)
          laag.visible = u < 1
        },
        { wacht: BRUG.wacht, verloop: VERLOPEN.recht },
      )
    },
  }
}

/** Returns the words of the round on their bridges. */
const bogenVan = ({ opgave, vorige }: State): readonly string[] => (opgave ?? vorige)?.bogen ?? []

/** Shows all words of the round on lit boards along the canal, when the round is over. */
function makeParade(stage: Stage, indeling: Indeling, op: Laag) {
  let isEr = false
  return (woorden: readonly string[] | null): void => {
    if (woorden === null || isEr) return
    isEr = true
    const { w, h, k, top } = indeling
    const rijen = Math.max(1, Math.ceil(woorden.length / 2))
    const ruim = Math.max(w * 0.2, (w - 500) / 2) - 12
    const stap = Math.min(110 * k, (h - top - 150) / rijen)
    for (const [nr, woord] of woorden.entries()) {
      const s = Math.min(Math.max(0.42, Math.min(k, ruim / bordBreed(woord))), stap / 70)
      const half = (bordBreed(woord) * s) / 2 + 8
      const x = nr % 2 === 0 ? half : w - half
      const y = top + 90 * k + (nr >> 1) * stap
      const bord = stage.beeld(
        stage.textuur(() => bordPlaat(leesbaar(woord), true, stage.schaal * s)),
        { x, y, anker: [0.5, 60 / 110], op },
      )
      stage.tweens.start(500, (u) => bord.scale.set(Math.max(0.01, u * s)), {
        wacht: 200 + nr * 130,
        verloop: VERLOPEN.terug,
      })
    }
  }
}

/** Paints the canal and plays what happens in it. From far to near: bridges, banks, the bell, what floats, the boat. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const { w, h, schaal } = stage
  const indeling = classify(w, h)
  const { boot: plek } = indeling
  const palet = paletVan(state.trap, state.groep)
  stage.beeld(
    stage.textuur(() => grachtPlaat({ w, h, schaal }, indeling, palet)),
    { x: 0, y: 0, anker: 0 },
  )
  const feest = makeFeest(stage, indeling, {
    op: stage.laag(),
    aantal: Math.min(12, Math.max(3, state.aantal)),
    zonder: soort,
  })
  const parade = makeParade(stage, indeling, stage.laag())
  const doorgang = makeDoorgang(stage, indeling, { op: stage.laag(), palet })
  const stroom = makeStroom(stage, indeling, stage.laag())
  const bel = makeBel(stage, indeling, stage.laag())
  const eenden = makeEenden(stage, indeling, stage.laag())
  const tuig: Tuig = ({ 1: 'een', 2: 'twee', 3: 'stuur' } as const)[state.trap]
  const boot = makeBoot(stage, indeling, { soort, tuig, op: stage.laag() })
  const vonken = stage.laag()
  const tex = {
    ster: stage.textuur(() => sterPlaat(schaal)),
    druppel: stage.textuur(() => druppelPlaat(schaal)),
  }
  const later = (wacht: number, perform: () => void): void =>
    stage.tweens.start(1, perform, { wacht })

  const burst = (wat: keyof typeof tex, x: number, y: number): void =>
    stage.barst(vonken, tex[wat], {
      x,
      y,
      n: wat === 'ster' ? 11 : 8,
      snelheid: (wat === 'ster' ? 260 : 130) * plek.s,
      leven: wat === 'ster' ? 950 : 620,
      omhoog: 150 * plek.s,
      zwaarte: wat === 'ster' ? 420 : 700,
      schaal: Math.max(0.6, plek.s),
    })

  /** Lets water splash where the blade of a side comes out. */
  const splash = (kant: Kant): void => {
    const kanten = kant === 0 ? (tuig === 'een' ? [1] : [-1, 1]) : [kant]
    for (const een of kanten) burst('druppel', plek.x + een * 205 * plek.s, plek.y - 12 * plek.s)
  }

  const kantNu = (opgave: Opgave | null, nr: number): Kant => (opgave ? kantVan(opgave, nr) : 0)

  function finishWord(nu: State): void {
    boot.juich(1100)
    later(BRUG.wacht, () => boot.schiet(0))
    stroom.stoot(1.6)
    feest.juich()
    later(200, () => burst('ster', w / 2, indeling.woord.y + indeling.woord.h / 2))
    later(BRUG.wacht, () => stroom.stoot(2))
    const woord = nu.opgave?.bogen.at(-1)
    if (woord) doorgang.vaar(leesbaar(woord))
  }

  const GEBEURT: Readonly<Record<string, (nu: State, nr: number) => void>> = {
    rijd: ({ opgave }, nr) => {
      const kant = kantNu(opgave, nr)
      boot.houd(null)
      boot.schiet(kant)
      stroom.stoot(0.9)
      splash(kant)
    },
    goed: finishWord,
    hersteld: finishWord,
    fout: () => boot.schud(1100),
    dicht: () => boot.schud(500),
    bel: ({ opgave }) => {
      const klok = bel.luid()
      if (klok) burst('ster', klok.x, klok.y)
      if (opgave) boot.draai(opgave.bel)
      else boot.juich(900)
    },
    stuur: () => boot.juich(500),
    loop: () => eenden.kwaak(),
    geheim: () => eenden.volg(true),
    jaaa: () => {
      boot.juich(3200)
      feest.zwaai()
      bel.luid()
      for (const wacht of [0, 600, 1200, 1800])
        later(wacht, () => {
          splash(0)
          boot.schiet(0)
        })
      later(300, () => burst('ster', w / 2, indeling.punt.y))
    },
  }

  let wasLit = 0
  /** With each letter that lights up the boat pushes on a little. */
  function surge(opgave: Opgave | null): void {
    const lit = opgave ? litVan(opgave, state.groep) : 0
    if (lit > wasLit) {
      boot.duw()
      stroom.stoot(0.35)
    }
    wasLit = lit
  }

  function show(nu: State): void {
    const gevaren = aantalBogen(nu)
    const { opgave } = nu
    const isVast = opgave !== null && opgave.houdt !== null
    boot.houd(isVast ? kantNu(opgave, opgave.slagen.length) : null)
    surge(opgave)
    boot.show(Math.min(ACHT - 1, gevaren + (nu.trap === 3 ? PLOEG_3 : 0)))
    feest.show(gevaren)
    bel.show(opgave?.bel ?? 0)
    parade(nu.fase === 'klaar' ? bogenVan(nu) : null)
    stage.vuil()
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu, event.plek)
    if (event.type === 'finish' && aantalBogen(nu) > 0) {
      boot.juich(4200)
      feest.zwaai()
      for (const wacht of [300, 900, 1500]) later(wacht, () => burst('ster', w / 2, h * 0.5))
    }
    stage.vuil()
  }

  eenden.volg((state.opgave ?? state.vorige)?.eenden === EENDEN, true)
  show(state)
  return {
    show,
    speel: play,
    touch: (punt) =>
      touch(
        [
          raakBeeld(
            { x: plek.x, y: plek.y - 110 * plek.s },
            { r: 50 * plek.s, answer: () => boot.juich(700) },
          ),
        ],
        punt,
      ),
  }
}
