import { makeBeeldzin, type Kuddezin } from '@letterhaven/taal/beeldzin/beeldzin'
import { lusVak } from '@letterhaven/game-kit/onderdelen/lus'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Beeld, Laag, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { hagedisPlek } from './hagedis.ts'
import type { Indeling } from './indeling.ts'
import { schuifVan, zoomVan } from './kader.ts'
import { hoogteVan } from './maat.ts'
import { drawBaken } from './paint-baken.ts'
import { KADER } from './paint-dier.ts'
import { isAchter } from './paint-foto.ts'
import { hagedisPlaat } from './paint-hagedis.ts'
import { grondPlaat } from './paint-land.ts'
import { isOnrustig, type Opdracht, type State } from './rules.ts'
import { houdingVan, makePlek, paintPlek, rest, type Plek } from './scene-dier.ts'
import type { Uur } from './uur.ts'
import { makeLand, type Land, type Standplaats, type Weide } from './weide.ts'

/** The camera takes this long to another place, in ms. */
const PAN_MS = 1100
const HOP_MS = 900
/** An animal that begins to do something else bounces for so long, in ms. */
const SPRONG_MS = 520
/** The pixels for a unit of the land where it is enlarged. */
const FIJN = 1.6
/** Light falls so far from the middle of its box, as a part of the box. */
const SCHIJN = 1.1
/** Returns whether an animal does something else at the next step. */
const wilAnders = ({ plaats }: Plek, stap: number): boolean =>
  plaats !== null && houdingVan(plaats, stap) !== houdingVan(plaats, stap + 1)

/** One of the two pieces of land that take turns. */
interface Stuk {
  readonly laag: Laag
  readonly inhoud: Laag
  readonly plekken: Plek[]
  land: Land | null
}

/** Returns whether a place is in a box of light, or so near that some of it falls there. */
const isBij = ({ x, y, w, h }: Vak, plaats: Standplaats): boolean =>
  Math.abs(plaats.x - x - w / 2) < w * SCHIJN && Math.abs(plaats.y - y - h / 2) < h * SCHIJN

/** What the land is made of. */
interface KuddeOpties {
  readonly eerste: Kuddezin | null
  readonly uur: Uur
}

function drawBeeld(g: G, { textuur, anker, x, y, scale }: Beeld): void {
  const { canvas, schaal } = textuur.plaat
  const [w, h] = [canvas.width / schaal, canvas.height / schaal]
  g.save()
  g.translate(x, y)
  g.scale(scale.x, scale.y)
  g.drawImage(canvas, -anker[0] * w, -anker[1] * h, w, h)
  g.restore()
}

/** The land with its animals. Another sentence brings another place: the camera pans there. */
export function makeKudde(stage: Stage, indeling: Indeling, { eerste, uur }: KuddeOpties) {
  const { land: venster } = indeling
  // What is enlarged is painted finer.
  const mistig = uur === 'ochtend'
  const fijn = Math.max(stage.schaal, mistig ? FIJN : 0)
  const proef = eerste && makeLand(eerste.tafereel, venster, hoogteVan)
  const s = proef?.s ?? 1
  const wereld = stage.laag()
  const grond = stage.textuur(() =>
    grondPlaat(proef ?? venster, { onder: indeling.h, uur, schaal: stage.schaal }),
  )
  const hagedis = stage.textuur(() => hagedisPlaat([Math.max(0.46, 0.62 * s), stage.schaal]))
  const bakens = new Map<string, Textuur>()
  const stukken = [0, 1].map((): Stuk => {
    const laag = stage.laag(wereld)
    stage.beeld(grond, { x: 0, y: 0, anker: 0, op: laag })
    laag.visible = false
    return { laag, inhoud: stage.laag(laag), plekken: [], land: null }
  })
  let nu = 0
  let adres: string | null = null
  let blij = 0
  let nuStap = 0
  let isOnrust = false
  /** Who does something else, and is not painted so yet. */
  const anders = new Set<Plek>()
  /** Called when everybody is painted as they do now. */
  let onAf = (): void => undefined
  /** Where the lamp shines, in the land; null by day. */
  let licht: Vak | null = null

  /** Returns whether somebody is seen moving: in the dark nobody is. */
  const isBelicht = ({ plaats }: Plek): boolean =>
    plaats !== null && (licht === null || isBij(licht, plaats))

  /** How much larger animals are in a piece of land than their plates are. */
  const vergroting = ({ land }: Stuk): number => Math.max(1, (land?.s ?? s) / s)

  function bakenVan({ wat, w, h }: Weide): Textuur {
    const naam = `${wat} ${w} ${h}`
    const textuur =
      bakens.get(naam) ??
      stage.textuur(() =>
        bak({ w, h: h * 1.06, schaal: fijn * zoomVan({ s, isHeel: false }) }, (g) =>
          drawBaken(g, wat, { w, h, s }),
        ),
      )
    bakens.set(naam, textuur)
    return textuur
  }

  function addDier(
    stuk: Stuk,
    plaats: Standplaats,
    { nr, stap }: { nr: number; stap: number },
  ): void {
    const plek = (stuk.plekken[nr] ??= makePlek(stage, s, { fijn, mistig }))
    const anker = [0.5, KADER.boven / (KADER.boven + KADER.onder)] as const
    plek.beeld = stage.beeld(plek.textuur, { ...plaats, anker, op: stuk.inhoud })
    plek.beeld.scale.set(vergroting(stuk))
    if (plek.schim) {
      plek.beeld.alpha = 0
      plek.schimbeeld = stage.beeld(plek.schim, { ...plaats, anker, op: stuk.inhoud })
      plek.schimbeeld.scale.set(vergroting(stuk))
    }
    plek.plaats = plaats
    plek.houding = houdingVan(plaats, stap)
    paintPlek(stage, plek, Math.min(s, stuk.land?.s ?? s))
  }

  /** Lays out a scene: in each part first who is behind it, then what stands there, then everybody else. */
  function build(stuk: Stuk, beeldzin: Kuddezin, stap: number): void {
    for (const kind of stuk.inhoud.kinderen.toReversed()) stuk.inhoud.takeAway(kind)
    for (const plek of stuk.plekken)
      Object.assign(plek, { beeld: null, schimbeeld: null, plaats: null })
    const land = makeLand(beeldzin.tafereel, venster, hoogteVan)
    stuk.land = land
    let nr = 0
    for (const weide of land.weiden) {
      const hier = land.plaatsen.filter(({ dier }) => dier.plek.endsWith(weide.wat))
      const add = (plaats: Standplaats): void => addDier(stuk, plaats, { nr: nr++, stap })
      hier.filter(({ dier }) => isAchter(dier)).forEach(add)
      stage.beeld(bakenVan(weide), { x: weide.x, y: weide.y, anker: 0, op: stuk.inhoud })
      hier.filter(({ dier }) => !isAchter(dier)).forEach(add)
    }
    stage.beeld(hagedis, { ...hagedisPlek(land), anker: [0.5, 0.55], op: stuk.inhoud })
  }

  function pan(van: Stuk, naar: Stuk): void {
    const breed = Math.max(venster.w, naar.land?.w ?? 0)
    naar.laag.visible = true
    stage.tweens.start(
      PAN_MS,
      (k) => {
        naar.laag.x = breed * (1 - k)
        van.laag.x = -breed * k
        van.laag.visible = k < 1
      },
      { verloop: VERLOPEN.heenWeer },
    )
  }

  function go(naar: string, stap: number): void {
    const beeldzin = makeBeeldzin(naar)
    if (!beeldzin) return
    const [van, stuk] = [stukken[nu], stukken[1 - nu]]
    if (!van || !stuk) return
    const isEerste = adres === null
    adres = naar
    anders.clear()
    nu = 1 - nu
    build(stuk, beeldzin, stap)
    if (!isEerste) return pan(van, stuk)
    stuk.laag.x = 0
    stuk.laag.visible = true
  }

  /** Gives everybody what they do at this step, who is looked at first; one is painted in a frame, so that no frame waits for all. */
  function pose(stap: number): void {
    for (const plek of stukken[nu]?.plekken ?? []) {
      const houding = plek.plaats && houdingVan(plek.plaats, stap)
      if (!houding || houding === plek.houding) continue
      plek.houding = houding
      plek.sprong = SPRONG_MS
      anders.add(plek)
    }
  }

  stage.opFrame(() => {
    const [voorste] = anders
    const plek = [...anders].find(isBelicht) ?? voorste
    if (!plek) return
    anders.delete(plek)
    paintPlek(stage, plek, Math.min(s, stukken[nu]?.land?.s ?? s))
    if (anders.size === 0) onAf()
    stage.vuil()
  })

  function look(opgave: Opdracht): void {
    const land = stukken[nu]?.land
    if (!land) return
    const schuif = schuifVan(land, venster, opgave.kader)
    wereld.set(venster.x - schuif.x, venster.y - schuif.y)
    wereld.scale.set(zoomVan(land))
    if (uur === 'nacht') licht = lusVak(land, opgave.kader)
  }

  stage.opRustigFrame((ms, t) => {
    blij = Math.max(0, blij - ms)
    if (stage.rustig) return
    const stuk = stukken[nu]
    const vast = stuk ? vergroting(stuk) : 1
    for (const [i, plek] of (stuk?.plekken ?? []).entries()) {
      const { beeld, plaats } = plek
      if (!beeld || !plaats) continue
      plek.sprong = Math.max(0, plek.sprong - ms)
      if (!isBelicht(plek)) {
        rest(beeld, plaats, vast)
        continue
      }
      const hop = Math.abs(Math.sin(t / 140 + i)) * 16 * s * Math.min(1, blij / 300)
      beeld.y = plaats.y - hop
      // About to do something else it wriggles, and then it begins with a bounce.
      beeld.rotation = wilAnders(plek, nuStap) && isOnrust ? Math.sin(t / 55 + i) * 0.05 : 0
      const veer = plek.sprong / SPRONG_MS
      const plat = Math.sin((1 - veer) * Math.PI * 3) * 0.2 * veer
      const adem = Math.sin(t / 900 + i * 1.7) * 0.008
      beeld.scale.set(vast * (1 + plat), vast * (1 - plat + adem))
    }
  })

  return {
    /** Draws the land as it is now, its top left at (0, 0), for who looks at it from nearer. */
    drawIn: (g: G): void => {
      const stuk = stukken[nu]
      const schimmen = new Set<unknown>(stuk?.plekken.map(({ schimbeeld }) => schimbeeld))
      for (const kind of [...(stuk?.laag.kinderen ?? []), ...(stuk?.inhoud.kinderen ?? [])])
        if (kind.soort === 'beeld' && !schimmen.has(kind)) drawBeeld(g, kind)
    },
    /** Says whom to call when poses have changed and all of them are painted. */
    listenAf: (hoor: () => void): void => {
      onAf = hoor
    },
    /** Lets animals be the shapes of the mist again, from 0, or lets them be seen, up to 1. */
    clear: (deel: number): void => {
      for (const { beeld, schimbeeld } of stukken[nu]?.plekken ?? []) {
        if (!beeld || !schimbeeld) continue
        beeld.alpha = deel
        schimbeeld.alpha = 1 - deel
      }
    },
    show: ({ item, opgave }: State): void => {
      if (!item || !opgave) return
      if (item.id !== adres) go(item.id, opgave.stap)
      pose(opgave.stap)
      nuStap = opgave.stap
      isOnrust = isOnrustig(opgave)
      look(opgave)
    },
    hop: (): void => {
      blij = HOP_MS
    },
  }
}
