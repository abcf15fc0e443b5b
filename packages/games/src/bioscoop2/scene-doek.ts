import type { Beeld, Laag, Stage, Tekening } from '@letterhaven/game-kit/tekenen/stage'
import { INKT, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Deel, Film, Scene, Verschil } from '@letterhaven/taal/beeldzin/film/film'
import { middenVan, standOp, stil, type Stand } from './film-stand.ts'
import { acteurKopPlaat, KOP_PLAAT, type Druk } from './paint-acteur.ts'
import { DING_PLAAT, dingPlaat } from './paint-ding.ts'
import { achterPlaat, FILM, isBoven, tijdPlaat, vloerVan, voorPlaat } from './paint-plek.ts'
import { brandgatPlaat } from './paint-brandgat.ts'
import { makeActeur, type Acteur } from './scene-acteur.ts'

type Gat = Exclude<Deel, 'wanneer'>

export interface DoekOpties {
  readonly vak: Vak
  readonly op: Laag
  /** The part of its first scene that is burnt away. */
  readonly gat?: Gat | null
  /** Where it differs from the film beside it. */
  readonly verschil?: Verschil | null
  /** Whether the mouse of the projector runs through it. */
  readonly muis?: boolean
}

/** A film on a screen. */
export interface Filmdoek {
  /** Shows it at a moment, 0…1. */
  set(t: number): void
  weg(): void
}

interface Rol {
  readonly scene: Scene
  readonly nr: number
  readonly wie: Acteur
  readonly ander: Acteur | null
  readonly ding: Beeld | null
  readonly gedacht: Beeld | null
  readonly bel: Tekening
  readonly gat: Gat | null
}

interface Kader {
  readonly gat: Gat | null
  readonly stage: Stage
  readonly laag: Laag
  readonly druk: Druk
  readonly breed: number
}

function makeRol({ stage, laag, druk, gat: verbrand }: Kader, scene: Scene, nr: number): Rol {
  const gat = nr === 0 ? verbrand : null
  const zoekt = scene.doet === 'zoekt'
  const makeAnder = (dier: Scene['ander']): Acteur | null =>
    dier && !zoekt ? makeActeur(stage, dier, { op: laag, druk }) : null
  const ander = makeAnder(scene.ander)
  const wie = makeActeur(stage, scene.wie, { op: laag, druk })
  const bel = stage.tekening(laag)
  const { ding: naam, eigen } = scene
  const dingBeeld = naam
    ? stage.beeld(
        stage.textuur(() => dingPlaat(naam, gat === 'eigen' ? null : eigen, druk)),
        { x: 0, y: 0, anker: [...DING_PLAAT.anker], op: laag },
      )
    : null
  const gezocht = scene.ander
  const gedacht =
    zoekt && gezocht
      ? stage.beeld(
          stage.textuur(() => acteurKopPlaat(gezocht, druk)),
          { x: 0, y: 0, anker: [...KOP_PLAAT.anker], op: laag },
        )
      : null
  return { scene, nr, wie, ander, ding: dingBeeld, gedacht, bel, gat }
}

/** The place of a thing or thought in film pixels. */
interface Punt {
  readonly x: number
  readonly y: number
}

/** Draws the thought of who seeks, and its magnifier. */
function drawZoek(
  rol: Rol,
  { druk: { k }, breed }: Kader,
  hoofd: Punt & { kijkt: number; maat: number },
): Punt {
  const { bel } = rol
  const midden: Punt = {
    x: Math.min(rol.nr * breed + breed - 34, Math.max(rol.nr * breed + 34, hoofd.x + 44)),
    y: 34,
  }
  bel.clear()
  for (const [dx, dy, r] of [
    [-30, 34, 4],
    [-22, 24, 6],
  ] as const) {
    const punt = [(midden.x + dx) * k, (midden.y + dy) * k] as const
    bel.teken({ soort: 'cirkel', midden: punt, r: (r + 2) * k }, { vul: INKT })
    bel.teken({ soort: 'cirkel', midden: punt, r: r * k }, { vul: PAPIER })
  }
  bel.teken({ soort: 'cirkel', midden: [midden.x * k, midden.y * k], r: 32 * k }, { vul: INKT })
  bel.teken({ soort: 'cirkel', midden: [midden.x * k, midden.y * k], r: 29.5 * k }, { vul: PAPIER })
  const hand = [
    (hoofd.x + 38 * hoofd.kijkt * hoofd.maat) * k,
    (hoofd.y + 26 * hoofd.maat) * k,
  ] as const
  bel.teken(
    { soort: 'lijn', van: [hand[0] - 8 * hoofd.kijkt * k, hand[1] + 12 * k], naar: hand },
    { lijn: INKT, dikte: 6 * k },
  )
  bel.teken(
    { soort: 'cirkel', midden: hand, r: 12 * k },
    { vul: 'rgba(190,230,255,.75)', lijn: INKT, dikte: 4 * k },
  )
  return midden
}

/** Returns how everybody stands. What is burnt away is not acted. */
const standVan = ({ scene, gat }: Rol, t: number, breed: number): Stand =>
  gat === 'doet' ? stil(scene) : standOp(scene, t, breed)

type Plekken = Partial<Record<Gat, Punt & { readonly r: number }>>

/** Where a thing lies or is thought of, and how large it is there. */
type Liggend = Punt & { readonly maat: number }

/** Puts the thing of a scene, or what is thought of; returns where they are. */
function putDing(
  rol: Rol,
  { druk: { k } }: Kader,
  { op, zoek }: { readonly op: Liggend | null; readonly zoek: Punt | null },
): Plekken {
  const plekken: Plekken = {}
  if (rol.ding && op) {
    rol.ding.set(op.x * k, op.y * k)
    rol.ding.scale.set(op.maat)
    plekken.ding = { x: op.x, y: op.y - 16 * op.maat, r: 30 * op.maat }
    plekken.eigen = plekken.ding
  }
  if (rol.gedacht && zoek) {
    rol.gedacht.set(zoek.x * k, (zoek.y + 3) * k)
    rol.gedacht.scale.set(0.82)
    plekken.ander = { ...zoek, r: 32 }
  }
  return plekken
}

/** Puts one scene at a moment; returns where its parts are, in film pixels. */
function putRol(rol: Rol, kader: Kader, t: number): Plekken {
  const { scene, nr, wie, ander } = rol
  const { breed } = kader
  const { y: vloer, maat: groot } = vloerVan(rol.gat === 'waar' ? null : scene.waar)
  const maat = groot * (breed < FILM.w ? 0.86 : 1)
  const stand = standVan(rol, t, breed)
  const xVan = (x: number): number => (nr + x) * breed
  const put = (acteur: Acteur, pop: Stand['wie']): Punt => {
    acteur.set({ x: xVan(pop.x), y: vloer, maat }, pop)
    const { x, y } = middenVan(pop)
    return { x: xVan(pop.x) + x * maat, y: vloer - y * maat }
  }
  const midden = put(wie, stand.wie)
  wie.sein(stand.sein, t)
  const mee = ander && stand.ander ? put(ander, stand.ander) : null
  ander?.sein(null, t)
  const hoofd = { x: midden.x, y: midden.y - 12 * maat, kijkt: stand.wie.kijkt, maat }
  const zoek = stand.sein === 'denk' ? drawZoek(rol, kader, hoofd) : null
  const ligt = stand.ding && {
    x: xVan(stand.ding.x),
    y: vloer - stand.ding.y * maat,
    maat: stand.ding.maat * maat,
  }
  return {
    wie: { ...midden, r: 46 * maat },
    doet: { x: midden.x + 10, y: midden.y + 6, r: 54 * maat },
    ...(mee ? { ander: { ...mee, r: 46 * maat } } : {}),
    ...putDing(rol, kader, { op: zoek ? { x: zoek.x, y: zoek.y + 20, maat: 0.82 } : ligt, zoek }),
  }
}

/** Where the parts of a scene are, and how large its rings are now. */
interface Kringen {
  readonly plekken: Plekken
  readonly k: number
  readonly puls: number
}

const RAND = '#ff3d8b'
/** The hole over a place: how far down it is, and its scale. */
const GAT = { boven: 34, onder: 168, breed: 2.4, hoog: 0.5 } as const

/** Rings what is not the same, in both films alike. A place or a time is everywhere: the strip asks for it. */
function drawVerschil(op: Tekening, delen: readonly Deel[], { plekken, k, puls }: Kringen): void {
  for (const deel of delen) {
    if (deel === 'waar' || deel === 'wanneer') continue
    const plek = plekken[deel]
    if (!plek) continue
    const kring = {
      soort: 'cirkel',
      midden: [plek.x * k, plek.y * k] as const,
      r: (plek.r + puls * 4) * k,
    } as const
    op.teken(kring, { lijn: PAPIER, dikte: 8 * k })
    op.teken(kring, { lijn: RAND, dikte: 5 * k })
  }
}

/** Puts a film on the stage. It stands still until it is set at a moment. */
export function makeFilmdoek(stage: Stage, film: Film, opties: DoekOpties): Filmdoek {
  const { vak, op, gat = null, verschil = null, muis = false } = opties
  const k = vak.w / FILM.w
  const druk: Druk = { k, schaal: stage.schaal, oud: film.wanneer === 'toen' }
  const laag = stage.laag(op)
  laag.set(vak.x, vak.y)
  const breed = FILM.w / Math.max(1, film.scenes.length)
  const kader: Kader = { stage, laag, druk, breed, gat }
  const plekken = film.scenes.map(({ waar }, nr) => (nr === 0 && gat === 'waar' ? null : waar))
  const plaat = (teken: () => ReturnType<typeof achterPlaat>): Beeld =>
    stage.beeld(stage.textuur(teken), { x: 0, y: 0, anker: 0, op: laag })
  plaat(() => achterPlaat(plekken, druk))
  const rollen = film.scenes.map((scene, nr) => makeRol(kader, scene, nr))
  const muisje = muis ? makeActeur(stage, 'muis', { op: laag, druk }) : null
  plaat(() => voorPlaat(plekken, druk))
  const brand = gat
    ? stage.beeld(
        stage.textuur(() => brandgatPlaat(druk)),
        { x: 0, y: 0, op: laag },
      )
    : null
  if (film.wanneer !== 'nu') plaat(() => tijdPlaat(film.wanneer, druk))
  const ringen = stage.tekening(laag)

  function putBrand(waar: Plekken): void {
    if (!brand || !gat) return
    if (gat === 'waar') {
      const boven = film.scenes[0]?.waar && isBoven(film.scenes[0].waar)
      brand.set((breed / 2) * k, (boven ? GAT.boven : GAT.onder) * k)
      brand.scale.set((GAT.breed * breed) / FILM.w, GAT.hoog)
      return
    }
    const plek = waar[gat] ?? { x: breed / 2, y: 150, r: 60 }
    const isOm = gat === 'doet'
    brand.set((isOm ? breed / 2 : plek.x) * k, (isOm ? 110 : plek.y) * k)
    const r = isOm ? 34 : plek.r * 1.12
    brand.scale.set(r / 50, r / 50)
  }

  return {
    set: (t) => {
      ringen.clear()
      for (const rol of rollen) {
        const waar = putRol(rol, kader, t)
        if (rol.nr === 0) putBrand(waar)
        const puls = stage.rustig ? 0 : Math.sin(t * 38)
        const anders = verschil?.scenes.find(({ nr }) => nr === rol.nr)?.delen ?? []
        drawVerschil(ringen, anders, { plekken: waar, k, puls })
      }
      muisje?.set(
        { x: -20 + t * 380, y: 190, maat: 0.44 },
        {
          x: 0,
          y: Math.abs(Math.sin(t * 40)) * 10,
          draai: 0.15,
          kijkt: 1,
          armen: [1.6, 1.2],
          stap: t * 60,
        },
      )
      muisje?.sein(null, t)
    },
    weg: () => laag.ouder?.takeAway(laag),
  }
}
