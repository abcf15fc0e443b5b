import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { touch, type Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { classify, printIn, type Indeling } from './indeling.ts'
import { bootPlaat, verrekijker } from './paint-boot.ts'
import { camera, jeepPlaat, RANGERMOUW, rangerhemd, rangerhoed, WIELEN } from './paint-jeep.ts'
import { bovenlucht, lucht, voorgrond, zijwand } from './paint-land.ts'
import { schijnwerper } from './paint-nacht.ts'
import { albumVan, isWisselend, type State } from './rules.ts'
import { makeAlbum, makeMisser, makeVers } from './scene-album.ts'
import { makeGluurder } from './scene-hagedis.ts'
import { makeKijker } from './scene-kijker.ts'
import { makeKudde } from './scene-kudde.ts'
import { makeLamp, makeMaan } from './scene-lamp.ts'
import { makeSlot } from './scene-slot.ts'
import { uurVan, type Uur } from './uur.ts'

const JUICH_MS = 1500
/** A narrower screen has no room for the jeep beside four buttons, in px. */
const KRAP = 480

/** Lays over the land what is nearer: the sky above it, the inside of the jeep beside it, the ground below it. */
function makeVoor(stage: Stage, indeling: Indeling, uur: Uur): void {
  const { land, w, h } = indeling
  const { schaal } = stage
  stage.beeld(
    stage.textuur(() => bovenlucht(indeling, uur, schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  if (land.x > 0)
    stage.beeld(
      stage.textuur(() => zijwand(indeling, uur, schaal)),
      { x: 0, y: 0, anker: 0 },
    )
  if (land.y + land.h < h - 2)
    stage.beeld(
      stage.textuur(() => voorgrond(indeling, uur, schaal)),
      { x: w / 2, y: h, anker: [0.5, 1] },
    )
}

/** What the ranger holds at each hour. */
const GEREEDSCHAP: Readonly<Record<Uur, (schaal: number) => Plaat>> = {
  avond: camera,
  ochtend: verrekijker,
  nacht: schijnwerper,
}

interface RangerOpties {
  readonly soort: SceneOpties<State>['held']
  readonly uur: Uur
}

/** Paints the ranger in the jeep or the boat, who moves on where the words of a fourth button need that place. */
function makeRanger(stage: Stage, { jeep, w }: Indeling, { soort, uur }: RangerOpties) {
  if (!jeep) return null
  const { schaal } = stage
  const voertuig = uur === 'ochtend' ? bootPlaat : jeepPlaat
  const held = makeHeld(stage, {
    soort,
    maat: jeep.s * 0.9,
    gereedschap: () => GEREEDSCHAP[uur](schaal),
    greep: [0.2, 0.6],
    werk: { lijf: rangerhemd, mouw: RANGERMOUW, hoed: () => rangerhoed(schaal) },
  })
  held.plaats(jeep.x - 44 * jeep.s, jeep.y - 62 * jeep.s)
  const wagen = stage.beeld(
    stage.textuur(() => voertuig(jeep.s, schaal)),
    { x: jeep.x, y: jeep.y, anker: WIELEN },
  )
  const raakbaar: Raakbaar = {
    x: jeep.x,
    y: jeep.y - 80 * jeep.s,
    r: Math.max(28, 110 * jeep.s),
    answer: () => held.juich(JUICH_MS),
  }
  return {
    held,
    /** The ranger waves to who touches the jeep. */
    raakbaar: () => (held.laag.visible ? [raakbaar] : []),
    show: ({ opgave }: State): void => {
      const isVol = w < KRAP && opgave !== null && isWisselend(opgave)
      held.laag.visible = !isVol
      wagen.visible = !isVol
    },
  }
}

/** Returns whether a photo was just taken that is right, and is looked at. */
const isVers = ({ fase, gegeven, item }: State): boolean =>
  fase === 'kijken' && gegeven !== null && gegeven === item?.goed[0]

/** Returns the photo that is looked at: one that is mended, or the one just taken. */
const lastFoto = ({ opgave, fase, gegeven }: State): string | null =>
  fase === 'kijken' ? gegeven : (opgave?.mislukt ?? null)

/** Paints the savanna and plays what happens on it. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const indeling = classify(stage.w, stage.h, readTekstschaal())
  const uur = uurVan(state)
  stage.beeld(
    stage.textuur(() => lucht(indeling, uur, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const kudde = makeKudde(stage, indeling, { eerste: makeBeeldzin(state.item?.id ?? ''), uur })
  const kijker = uur === 'ochtend' ? makeKijker(stage, indeling, kudde) : null
  const lamp = uur === 'nacht' ? makeLamp(stage, indeling) : null
  const gluurder = makeGluurder(stage, indeling)
  makeVoor(stage, indeling, uur)
  const maan = lamp && makeMaan(stage, indeling, lamp.lamp)
  const album = makeAlbum(stage, indeling, state)
  const ranger = makeRanger(stage, indeling, { soort, uur })
  const misser = makeMisser(stage, indeling, uur)
  const vers = makeVers(stage, indeling, uur)
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(stage.schaal))
  const slot = makeSlot(stage, { aantal: state.aantal, uur })

  function sparkle(n: number): void {
    const { foto } = printIn(indeling)
    for (const kant of [0, 1])
      stage.barst(vonken, ster, {
        x: foto.x + foto.w * kant,
        y: foto.y + foto.h * 0.4,
        n,
        snelheid: 280,
        leven: 1100,
      })
  }

  function goed({ item }: State): void {
    ranger?.held.juich(JUICH_MS)
    vers.swing(item?.id ?? '')
    kijker?.lift(true)
    sparkle(4)
  }

  const GEBEURT: Readonly<Record<string, (nu: State) => void>> = {
    goed,
    hersteld: goed,
    fout: () => ranger?.held.schud(700),
    open: (nu) => {
      vers.weg(album.plekVan(albumVan(nu).length - 1))
      kijker?.lift(false)
    },
    geheim: () => {
      gluurder.speel()
      ranger?.held.juich(JUICH_MS)
    },
    jaaa: () => {
      kudde.hop()
      ranger?.held.juich(JUICH_MS * 2)
      sparkle(12)
    },
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu)
    stage.vuil()
  }

  function show(nu: State): void {
    const { item, fase } = nu
    kudde.show(nu)
    for (const deel of [kijker, lamp, maan]) deel?.show(nu)
    ranger?.show(nu)
    const foto = lastFoto(nu)
    misser.show(item?.id ?? '', foto)
    album.laag.visible = foto === null || foto === item?.goed[0]
    // The photo that swings comes to the line when the next sentence is there.
    const opLijn = albumVan(nu)
    album.show(isVers(nu) ? opLijn.slice(0, -1) : opLijn)
    if (fase === 'klaar') slot(opLijn)
    stage.vuil()
  }

  show(state)
  if (isVers(state)) vers.swing(state.item?.id ?? '')
  return {
    show,
    speel: play,
    touch: (punt) => touch([...(ranger?.raakbaar() ?? []), ...album.raakbaar()], punt),
  }
}
