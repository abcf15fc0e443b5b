import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import { drawLijf } from '@letterhaven/game-kit/held/held-plaat'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { classify, FOTO_HOOG, verschuiving } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { bordHout, lucht, savanne, takken, voorgrond } from './paint-land.ts'
import {
  albumPlaat,
  camera,
  jeepPlaat,
  RANGERMOUW,
  rangerhemd,
  rangerhoed,
  drawFoto,
  drawPoten,
  WIELEN,
} from './paint-jeep.ts'
import type { State } from './rules.ts'

const JUICH_MS = 1500
const BORDEN = 4
/** How far below a sign its poles reach the ground. */
const POOT = 44
/** As long as the signs on the page take to shift, in ms. */
const SCHUIF_MS = 320

/** What the animals wear, one sign after the other. */
const TRUIEN = ['blauw', 'roze', 'groen', 'paars'] as const
/** How high the head of a hero sits above its feet, and how large its body is. */
const RIG = { hoog: 118, lijf: { w: 84, h: 116 } } as const

/** Makes the animal behind a sign, its feet on the ground. Which animal it is differs from word to word. */
function makePoser(stage: Stage, { vak, op, nr }: { vak: Vak; op: Laag; nr: number }) {
  const maat = Math.min(vak.w * 0.5, vak.h * 1.36)
  const laag = stage.laag(op)
  laag.set(vak.x + vak.w / 2, vak.y)
  const s = (vak.h + POOT + maat * 0.3) / RIG.hoog
  const trui = TRUIEN[nr % TRUIEN.length] ?? 'blauw'
  const lijf = stage.textuur(() =>
    bak({ w: RIG.lijf.w * s, h: RIG.lijf.h * s, schaal: stage.schaal }, (g) => {
      g.scale(s, s)
      g.translate(RIG.lijf.w / 2, RIG.lijf.h - 4)
      drawLijf(g, { trui, hoed: null, sjaal: null })
    }),
  )
  stage.beeld(lijf, { x: 0, y: vak.h + POOT, anker: [0.5, 1], op: laag })
  const koppen = DIEREN.map((dier) => {
    const kop = stage.beeld(
      stage.textuur(() => kopPlaat(dier, maat, stage.schaal)),
      { x: 0, y: -maat * 0.3, op: laag },
    )
    kop.visible = false
    return kop
  })
  let kop: Beeld | undefined
  let blij = 0
  stage.opRustigFrame((ms, t) => {
    blij = Math.max(0, blij - ms)
    if (!kop || stage.rustig) return
    kop.y =
      -maat * 0.3 -
      (blij > 0 ? Math.abs(Math.sin(t / 130)) * maat * 0.2 : Math.sin(t / 700 + nr) * 1.5)
    kop.rotation = Math.sin(t / 900 + nr * 2) * 0.05
  })
  return {
    wie: (dier: HeldSoort): void => {
      for (const [i, ander] of koppen.entries()) ander.visible = DIEREN[i] === dier
      kop = koppen[DIEREN.indexOf(dier)]
    },
    juich: (): void => {
      blij = JUICH_MS
    },
  }
}

/** Makes the signs with the animals that hold them. A word with fewer forms has fewer signs. */
function makeBorden(stage: Stage, { op, state }: { op: Laag; state: State }) {
  const build = (aantal: number) => {
    const laag = stage.laag(op)
    const { borden } = classify(stage.w, stage.h, { aantal, fotos: state.aantal })
    const posers = borden.map((vak, nr) => makePoser(stage, { vak, op: laag, nr }))
    for (const vak of borden) {
      const maat = { w: vak.w + 16, h: vak.h + 60, schaal: stage.schaal }
      const hout = stage.textuur(() => bak(maat, (g) => bordHout(g, { ...vak, x: 8, y: 6 })))
      stage.beeld(hout, { x: vak.x - 8, y: vak.y - 6, anker: 0, op: laag })
      const poten = stage.textuur(() =>
        bak({ w: vak.w * 0.5, h: 26, schaal: stage.schaal }, (g) => drawPoten(g, vak.w * 0.5)),
      )
      stage.beeld(poten, { x: vak.x + vak.w / 2, y: vak.y + 2, op: laag })
    }
    return { laag, posers }
  }
  const perAantal = new Map([2, 3, BORDEN].map((aantal) => [aantal, build(aantal)]))
  return (aantal: number) => {
    for (const [n, { laag }] of perAantal) laag.visible = n === aantal
    return perAantal.get(aantal)?.posers ?? []
  }
}

/**
 * The animal that holds up the next word is this many animals further on, so that the album shows another one each
 * time.
 */
const SPRONG = 3

/** Makes the album: a place for every picture, and in it the animal that held up the word. */
function makeAlbum(stage: Stage, { album }: Indeling, anderen: readonly HeldSoort[]) {
  const { blad, plekken: midden } = album
  const open = stage.textuur(() => albumPlaat(blad, stage.schaal))
  stage.beeld(open, { x: blad.x - 10, y: blad.y - 8, anker: 0 })
  const maat = { w: album.maat, h: album.maat * FOTO_HOOG, schaal: stage.schaal }
  const leeg = stage.textuur(() => bak(maat, (g) => drawFoto(g, album.maat, true)))
  const vol = stage.textuur(() => bak(maat, (g) => drawFoto(g, album.maat, false)))
  const koppen = anderen.map((dier) =>
    stage.textuur(() => kopPlaat(dier, album.maat * 0.6, stage.schaal)),
  )
  const plekken = midden.map((plek, i) => {
    const rand = stage.beeld(leeg, plek)
    const laag = stage.laag()
    stage.beeld(vol, { x: 0, y: 0, op: laag })
    laag.set(plek.x, plek.y)
    laag.rotation = ((i % 3) - 1) * 0.05
    laag.visible = false
    return { plek, rand, laag }
  })
  let geplakt = 0
  return {
    show: (gelukt: number): void => {
      for (const [i, { rand, laag }] of plekken.entries()) {
        const kop = koppen[(i * SPRONG) % koppen.length]
        if (!kop || i < geplakt || i >= gelukt) continue
        stage.beeld(kop, { x: 0, y: -album.maat * 0.06, op: laag })
        laag.visible = true
        rand.visible = false
        geplakt = i + 1
      }
    },
    /** Lets a new picture fly to its place. */
    komt: (nr: number, van: { x: number; y: number }): void => {
      const foto = plekken[nr]
      if (!foto || stage.rustig) return
      const { plek, laag } = foto
      stage.tweens.start(
        800,
        (t) => {
          laag.set(
            van.x + (plek.x - van.x) * t,
            van.y + (plek.y - van.y) * t - Math.sin(t * Math.PI) * 60,
          )
          laag.scale.set(2.6 - 1.6 * t)
        },
        { verloop: VERLOPEN.heenWeer, wacht: 300 },
      )
    },
  }
}

/** Paints the savanna and plays what happens on it. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const indeling = classify(stage.w, stage.h, { fotos: state.aantal })
  const { jeep, zoeker } = indeling
  const { schaal } = stage
  stage.beeld(
    stage.textuur(() => lucht(indeling, schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const land = stage.laag()
  stage.beeld(
    stage.textuur(() => savanne(indeling, schaal)),
    { x: 0, y: 0, anker: 0, op: land },
  )
  const chooseBorden = makeBorden(stage, { op: land, state })
  const voor = stage.textuur(() => voorgrond(indeling, schaal))
  stage.beeld(voor, { x: 0, y: stage.h, anker: [0, 1] })
  if (stage.w >= 700) {
    const boven = stage.textuur(() => takken(indeling, schaal))
    stage.beeld(boven, { x: 0, y: 0, anker: 0 })
  }
  const held = makeHeld(stage, {
    soort,
    maat: jeep.s * 0.9,
    gereedschap: () => camera(schaal),
    greep: [0.2, 0.6],
    werk: { lijf: rangerhemd, mouw: RANGERMOUW, hoed: () => rangerhoed(schaal) },
  })
  held.plaats(jeep.x - 44 * jeep.s, jeep.y - 62 * jeep.s)
  stage.beeld(
    stage.textuur(() => jeepPlaat(jeep.s, schaal)),
    { x: jeep.x, y: jeep.y, anker: WIELEN },
  )
  const anderen = DIEREN.filter((dier) => dier !== soort)
  const album = makeAlbum(stage, indeling, anderen)
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(schaal))
  let posers = chooseBorden(state.opgave?.vormen.length ?? BORDEN)
  let links = verschuiving(indeling, state.opgave?.waar ?? 0.5)
  land.set(-links, 0)

  /** Shifts the savanna to the view, together with the signs of the page. */
  function look(waar: number): void {
    const [van, naar] = [links, verschuiving(indeling, waar)]
    if (van === naar) return
    links = naar
    // A dragging hand asks for every small step itself.
    if (stage.rustig || Math.abs(naar - van) < stage.w * 0.08) return land.set(-naar, 0)
    stage.tweens.start(SCHUIF_MS, (t) => land.set(-(van + (naar - van) * t), 0), {
      verloop: VERLOPEN.heenWeer,
    })
  }

  function goed({ goed: aantal, opgave, gegeven }: State): void {
    held.juich(JUICH_MS)
    posers[opgave?.vormen.indexOf(gegeven ?? '') ?? -1]?.juich()
    const midden = { x: zoeker.x + zoeker.w / 2, y: zoeker.y + zoeker.h / 2 }
    album.komt(aantal - 1, midden)
    stage.barst(vonken, ster, { ...midden, n: 8, snelheid: 260, leven: 900 })
  }

  function feest(): void {
    held.juich(6000)
    for (const poser of posers) poser.juich()
    for (const deel of [0.25, 0.5, 0.75])
      stage.barst(vonken, ster, {
        x: stage.w * deel,
        y: stage.h * 0.4,
        n: 10,
        snelheid: 320,
        leven: 1600,
      })
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'finish') feest()
    if (event.type === 'fx' && event.name === 'goed') goed(nu)
    if (event.type === 'fx' && event.name === 'fout') held.schud(700)
    stage.vuil()
  }

  function show(nu: State): void {
    if (nu.opgave) {
      posers = chooseBorden(nu.opgave.vormen.length)
      look(nu.opgave.waar)
    }
    // The animal that holds up the word itself comes into the album. The others differ from it.
    const goed = nu.opgave?.vormen.indexOf(nu.item?.word ?? '') ?? 0
    const isGelukt = nu.fase !== 'spelen' && nu.gegeven === nu.item?.word
    const eerste = (nu.goed - (isGelukt ? 1 : 0)) * SPRONG
    for (const [i, poser] of posers.entries())
      poser.wie(anderen.at((eerste + (i - goed) * 4) % anderen.length) ?? soort)
    album.show(nu.goed)
    stage.vuil()
  }

  show(state)
  return { show, speel: play }
}
