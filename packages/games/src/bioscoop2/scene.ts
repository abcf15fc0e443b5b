import { KAAL } from '@letterhaven/game-kit/held/held-kleding'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import type { Laag } from '@letterhaven/game-kit/tekenen/stage'
import { touch, type Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { verschilVan, type Film } from '@letterhaven/taal/beeldzin/film/film'
import {
  eigenFilm,
  filmVan,
  filmzinVan,
  gatVan,
  heleFilm,
  programmaVan,
  type State,
} from './filmen.ts'
import { classify } from './indeling.ts'
import { doekPlaat, hokPlaat, lijstPlaat, muisPlaat, zaalPlaat } from './paint-zaal.ts'
import { DEEL_MS, FILM_MS } from './rules.ts'
import { makeFilmdoek, type DoekOpties, type Filmdoek } from './scene-doek.ts'
import { makePubliek } from './scene-publiek.ts'
import { showSlot } from './scene-slot.ts'

/** How long a film that was played stands still before it begins again. */
const RUST_MS = 1100
/** The moments of a film that calm play shows beside each other. */
const STILLEN = [0.06, 0.38, 0.68, 0.97] as const

interface Loop {
  readonly doek: Filmdoek
  /** The moment of its first picture, in ms; a film that plays once stands still at its end. */
  tijd: number
  readonly eens: boolean
  readonly duur: number
}

const heeftMuis = ({ opgave }: State): boolean => opgave?.muis ?? false

/** Whether a film plays once, and in how long. */
interface Loopje {
  readonly eens: boolean
  readonly duur?: number
}

/** Returns the four quarters of a screen. */
const kwart = ({ x, y, w, h }: Vak, nr: number): Vak => ({
  x: x + (nr % 2) * (w / 2 + 1),
  y: y + Math.floor(nr / 2) * (h / 2 + 1),
  w: w / 2 - 1,
  h: h / 2 - 1,
})

/** Paints the hall and plays films in it. From far to near: walls, screens with films, backs, sparks. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const { w, h, schaal } = stage
  const indeling = classify(w, h)
  const { scherm, twee, hok, muis: muisVak } = indeling
  stage.beeld(
    stage.textuur(() => zaalPlaat({ w, h, schaal }, indeling, state.trap)),
    { x: 0, y: 0, anker: 0 },
  )
  const makeLijst = (vak: Vak) =>
    stage.beeld(
      stage.textuur(() => lijstPlaat(vak, schaal)),
      { x: vak.x - 14, y: vak.y - 14, anker: 0 },
    )
  const een = makeLijst(scherm)
  const paar = twee.map(makeLijst)
  const filmlaag = stage.laag()
  const publiek = makePubliek(stage, indeling, state.trap)
  stage.beeld(
    stage.textuur(() => hokPlaat(hok, schaal, { soort, kleding: stage.kleding ?? KAAL })),
    { x: hok.x, y: hok.y, anker: 0 },
  )
  const muis = stage.beeld(
    stage.textuur(() => muisPlaat(muisVak.h, schaal)),
    { x: muisVak.x + muisVak.w / 2, y: muisVak.y + muisVak.h / 2 },
  )
  const slot = stage.laag()
  const gordijn = [0, 1].map((kant) =>
    stage.beeld(
      stage.textuur(() =>
        doekPlaat({ ...scherm, w: scherm.w / 2 + 16, h: scherm.h + 24 }, schaal, state.trap),
      ),
      { x: scherm.x - 12 + kant * (scherm.w / 2 + 8), y: scherm.y - 12, anker: 0 },
    ),
  )
  for (const doek of gordijn) doek.visible = false
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(schaal))
  let lopend: Loop[] = []
  let getoond = ''
  let isUit = false
  let beurt: readonly string[] = []
  let beurtT = 0

  function stop(): void {
    for (const { doek } of lopend) doek.weg()
    lopend = []
  }

  /** Puts a film on a screen: moving, or in calm play as four stills. */
  function start(
    film: Film,
    opties: Omit<DoekOpties, 'op'>,
    { eens, duur = FILM_MS }: Loopje,
  ): void {
    const op: Laag = filmlaag
    if (!stage.rustig) {
      const doek = makeFilmdoek(stage, film, { ...opties, op })
      doek.set(0)
      lopend.push({ doek, tijd: 0, eens, duur })
      return
    }
    for (const [nr, t] of STILLEN.entries()) {
      const doek = makeFilmdoek(stage, film, { ...opties, op, vak: kwart(opties.vak, nr) })
      doek.set(t)
      lopend.push({ doek, tijd: 0, eens, duur })
    }
  }

  function showPaar(nu: State, film: Film, eigen: Film): void {
    const verschil = verschilVan(film, eigen)
    const muisje = nu.opgave?.muis ?? false
    start(film, { vak: twee[0], verschil, gat: gatVan(nu), muis: muisje }, { eens: false })
    start(
      eigen,
      { vak: twee[1], verschil: verschilVan(eigen, film), muis: muisje },
      { eens: false },
    )
  }

  /** Returns what stands on the screens, as a text: where it is another, other films begin. */
  const doelVan = ({ fase, nummer, poging, item, gegeven, opgave }: State): string =>
    [fase, fase === 'kijken' ? gegeven : '', nummer, poging, item?.id, opgave?.muis].join(' ')

  /** Plays the film of the line that was given; then perhaps the whole one. */
  function playGegeven(nu: State, gegeven: string): void {
    const eigen = filmVan(gegeven)
    if (eigen) start(eigen, { vak: scherm, muis: heeftMuis(nu) }, { eens: true })
    beurt = heleFilm(nu)
    beurtT = 0
  }

  function showFilms(nu: State): void {
    const { fase, item, gegeven } = nu
    const film = item && filmzinVan(item.id)?.film
    stop()
    beurt = []
    const oud = eigenFilm(nu)
    const isPaar = oud !== null
    een.visible = !isPaar
    for (const lijst of paar) lijst.visible = isPaar
    if (!film) return
    if (fase === 'kijken' && gegeven !== null) playGegeven(nu, gegeven)
    else if (isPaar) showPaar(nu, film, oud)
    else start(film, { vak: scherm, gat: gatVan(nu), muis: heeftMuis(nu) }, { eens: false })
  }

  /** Opens or closes the curtain: 0 closed, 1 open. */
  function drawGordijn(open: number): void {
    for (const [kant, doek] of gordijn.entries()) {
      doek.visible = open < 1
      doek.scale.set(Math.max(0.04, 1 - open), 1)
      doek.x =
        kant === 0 ? scherm.x - 12 : scherm.x + scherm.w + 12 - (scherm.w / 2 + 16) * doek.scale.x
    }
  }

  /** Goes through the scenes of a whole film, one after the other, when the last one has played. */
  function goOn(ms: number): void {
    if (beurt.length === 0) return
    beurtT += ms
    const na = beurtT - FILM_MS
    if (na < 0) return
    const nr = Math.floor(na / DEEL_MS)
    const adres = beurt[nr]
    const filmzin = adres === undefined ? null : filmzinVan(adres)
    drawGordijn(Math.min(1, Math.max(0, (na - 100) / 600)))
    if (!filmzin || getoond.endsWith(`deel ${nr}`)) return
    getoond = `${getoond.replace(/ deel \d+$/, '')} deel ${nr}`
    stop()
    start(filmzin.film, { vak: scherm }, { eens: true, duur: DEEL_MS })
  }

  stage.opFrame((ms) => {
    if (stage.rustig) return
    for (const loop of lopend) {
      loop.tijd += ms
      const t = loop.eens
        ? Math.min(1, loop.tijd / loop.duur)
        : Math.min(1, (loop.tijd % (loop.duur + RUST_MS)) / loop.duur)
      loop.doek.set(t)
    }
    goOn(ms)
  })

  const burst = (n: number): void =>
    stage.barst(vonken, ster, {
      x: scherm.x + scherm.w / 2,
      y: scherm.y + scherm.h * 0.4,
      n,
      snelheid: 320 * indeling.k + 60,
      leven: 1300,
      omhoog: 190,
    })

  const GEBEURT: Readonly<Record<string, (nu: State) => void>> = {
    goed: () => {
      publiek.juich(2600)
      burst(12)
    },
    hersteld: () => {
      publiek.juich(2000)
      burst(8)
    },
    fout: () => publiek.lach(1600),
    jaaa: () => {
      publiek.juich(8000)
      burst(20)
    },
    flits: (nu) => showFilms(nu),
    geheim: () => {
      stage.tweens.start(900, (k) => {
        muis.x = muisVak.x + muisVak.w / 2 + (scherm.x + scherm.w / 2 - muisVak.x) * k
        muis.y = muisVak.y + muisVak.h / 2 + (scherm.y + scherm.h * 0.8 - muisVak.y) * k
        muis.alpha = k < 0.9 ? 1 : 0
      })
    },
  }

  const hop = (): void => publiek.lach(700)
  let raakbaar: readonly Raakbaar[] = []

  function show(nu: State): void {
    const doel = doelVan(nu)
    if (!getoond.startsWith(`${doel} `)) {
      getoond = `${doel} `
      showFilms(nu)
    }
    muis.alpha = nu.opgave?.muis === true ? 0 : 1
    raakbaar = [{ x: hok.x + hok.w / 2, y: hok.y + hok.h / 2, r: hok.h / 2, answer: hop }]
    publiek.show(programmaVan(nu).length)
    if (nu.fase === 'klaar' && !isUit) {
      isUit = true
      stop()
      showSlot(stage, indeling, { state: nu, op: slot })
      if (programmaVan(nu).length > 0) publiek.juich(6000)
    }
    stage.vuil()
  }

  show(state)
  return {
    show,
    speel: (event: SpelEvent, nu: State) => {
      if (event.type === 'fx') GEBEURT[event.name]?.(nu)
      stage.vuil()
    },
    touch: (punt) => touch(raakbaar, punt),
  }
}
