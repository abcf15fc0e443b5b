import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch, type Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import { makeContact } from './contact.ts'
import { aantalLichten, aantalPoorten, bijtPlek, classify, hapPlek, HELD } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { isLicht, wisselVan } from './opgave.ts'
import type { Input } from './rules.ts'
import { makeBellen } from './scene-bellen.ts'
import { makeGroei } from './scene-groei.ts'
import { makeHeld } from './scene-held.ts'
import { makeHof } from './scene-hof.ts'
import { eindPlek, makeThuis } from './scene-slot.ts'
import { makeKring } from './scene-kring.ts'
import { makeLok } from './scene-lok.ts'
import { makeReus } from './scene-reus.ts'
import { makeSnoer } from './scene-snoer.ts'
import { makeStroming } from './scene-stroming.ts'
import { makeVissen } from './scene-vissen.ts'
import { diepte, luchtbellen, opHetZand, patrijspoorten, planten } from './scene-zee.ts'
import { waterVan } from './school.ts'
import type { Water } from './school.ts'
import { groeiVan, schakelsVan, slotVan, trapVan } from './stand.ts'
import type { State } from './stand.ts'
import { zee } from './zee.ts'

/** After this long the hero is at its fish and bites, and after this long it has swallowed, in ms. */
const HAP_MS = 340
const SLIK_MS = 320
/** So long a fish swims behind the lamp, until the hero bites. */
const VOLG_MS = 560

const lichtenVan = (staat: State): number => aantalLichten(schakelsVan(staat), staat.aantal)

/** Paints everything that was there before the first word, from far to near, and returns what moves in it. */
function mountZee(
  { stage, state, held: dier }: SceneOpties<State, Input>,
  indeling: Indeling,
  soort: Water,
) {
  const aantal = aantalPoorten(state.aantal)
  const isDonker = soort === 'diepzee'
  const { achter, raakbaar: ver } = diepte(stage, indeling, { poorten: aantal, soort })
  const stroming = soort === 'stroom' ? makeStroming(stage, indeling, achter) : null
  const reus = isDonker ? makeReus(stage, indeling, { aantal, op: achter }) : null
  const poorten = reus ?? patrijspoorten(stage, indeling, aantal)
  planten(stage, indeling, { deel: 'achter', soort })
  const opZand = opHetZand(stage, indeling, (punt) => bel.hoest(punt))
  const snoer = makeSnoer(stage, indeling, { state, op: stage.laag() })
  const thuis = makeThuis(stage, indeling, stage.laag())
  const bellen = stage.laag()
  luchtbellen(stage, indeling, bellen)
  const licht = stage.laag()
  const vissen = makeVissen(stage, indeling, { op: stage.laag(), isDonker })
  const achterHeld = stage.laag()
  const held = makeHeld(stage, indeling, { soort: dier, op: stage.laag() })
  const kring = makeKring(stage, indeling, { op: achterHeld, held: held.nu })
  const lok = isDonker
    ? makeLok(stage, indeling, { achter: licht, voor: stage.laag(), held: held.nu })
    : null
  const voor = stage.laag()
  const groei = makeGroei(stage, indeling, { achter, voor })
  planten(stage, indeling, { deel: 'voor', soort })
  const hof = makeHof(stage, indeling, { op: voor, held: held.nu })
  const bel = makeBellen(stage, { bellen, voor })
  const raakbaar: readonly Raakbaar[] = [...ver, ...opZand, ...(reus ? [reus.raakbaar] : [])]
  return { raakbaar, poorten, snoer, stroming, thuis, vissen, held, lok, kring, groei, hof, bel }
}

/** Paints the sea and plays what happens in it. */
export function mountScene(opties: SceneOpties<State, Input>): Scene<State> {
  const { stage, state, send } = opties
  const soort = waterVan(state.trap)
  const indeling = classify(stage.w, stage.h, soort === 'stroom')
  const { raakbaar, poorten, snoer, stroming, thuis, vissen, held, lok, kring, groei, hof, bel } =
    mountZee(opties, indeling, soort)
  const contact = makeContact()
  let nu = state
  /** The fish to which the hero is on its way. */
  let hap: number | null = null
  /** After a bite the hero swims back, unless it is steered. */
  let isTerug = false

  /** Returns where the hero swims to, by itself or steered by the pupil. */
  function doelNu() {
    if (nu.fase === 'klaar') return eindPlek(indeling)
    const plek = hap === null ? null : indeling.vissen[hap]
    if (plek && !lok) return hapPlek(indeling, plek, held.nu().maat)
    if (zee.doel) isTerug = false
    // A verdict is seen in the middle, where no letter fish hides it.
    if (lok || nu.fase === 'kijken') return indeling.held
    return nu.fase === 'spelen' ? (zee.doel ?? (isTerug ? indeling.held : null)) : null
  }

  /** Opens the mouth near a fish, and bites one at which the pupil steered it. */
  function biteAlong(ms: number): void {
    const stuurt = zee.doel !== null && nu.fase === 'spelen' && hap === null && !stage.rustig
    const plekken = indeling.vissen.map((_, nr) => vissen.midden(nr))
    const { bijna, raak } = contact(
      stuurt ? bijtPlek(indeling, held.mond(), zee.doel ?? held.mond()) : null,
      plekken,
      {
        bereik: Math.max(44, indeling.vis.w * 0.5),
        ms,
      },
    )
    if (hap === null) held.hap(bijna)
    if (raak !== null) send({ type: 'eet', vis: raak })
  }

  /** Shines on the fish over which the pupil steers the lamp. */
  function shineAlong(lamp: NonNullable<typeof lok>): void {
    const { opgave, fase } = nu
    if (zee.doel === null || fase !== 'spelen' || opgave === null || hap !== null) return
    lamp.richt(zee.doel)
    for (const vis of opgave.zwerm.keys()) {
      const midden = isLicht(opgave, vis) ? null : vissen.midden(vis)
      if (midden && lamp.isIn(midden)) send({ type: 'schijn', vis })
    }
  }

  stage.opFrame((ms) => {
    const doel = doelNu()
    if (stage.rustig && doel) held.set(doel)
    else held.zwem(doel, { ms, haast: hap !== null })
    if (lok) shineAlong(lok)
    else biteAlong(ms)
    if (!stage.rustig && !lok && (zee.doel !== null || hap !== null)) bel.spoor(held.nu(), ms)
    const { x, y, maat, kant } = held.nu()
    if (nu.fase === 'klaar') groei.volg({ x, y })
    const schip = { x, y: y + 16 * maat, kant }
    zee.report({ held: schip, stuur: lok?.nu() ?? schip, vissen: vissen.plaatsen() })
  })

  const later = (wacht: number, perform: () => void) => stage.tweens.start(1, perform, { wacht })

  /** Lets the hero fetch a letter fish and come back with it. */
  function bite(nr: number): void {
    const plek = indeling.vissen[nr]
    if (!plek) return
    lok?.richt(null)
    if (stage.rustig) return vissen.opgegeten(nr, held.mond)
    hap = nr
    isTerug = true
    zee.doel = null
    held.hap(true)
    held.kijk(plek.kant === 1 ? -1 : 1)
    const komt = lok ? VOLG_MS : HAP_MS
    if (lok) vissen.opgegeten(nr, held.mond)
    else later(HAP_MS, () => vissen.opgegeten(nr, held.mond))
    later(komt + 200, () => {
      if (hap !== nr) return
      hap = null
      held.hap(false)
    })
  }

  function swallow(): void {
    later(SLIK_MS, () => {
      held.hap(false)
      held.juich(1100)
      held.groei(groeiVan(nu), false)
      kring.show(schakelsVan(nu), { meteen: false, weg: false })
      kring.juich()
      bel.goed(held.mond(), poorten.midden(lichtenVan(nu) - 1))
    })
  }

  /** Makes the hero cough bubbles: this word does not go down. */
  function cough(): void {
    later(SLIK_MS, () => {
      held.hap(false)
      held.schud(800)
      bel.hoest(held.mond())
    })
  }

  function end(): void {
    const slot = slotVan(nu)
    if (slot === 'leeg') return
    held.juich(slot === 'vol' ? 4000 : 1500)
    poorten.feest()
    if (slot === 'vol') bel.feest()
  }

  /** Lets the hero spit out what its fish carried, and snap up what it carries now. */
  function trade(): void {
    if (!nu.opgave || !wisselVan(nu.vorige, nu.opgave)) return
    held.hap(true)
    later(120, () => bel.hoest(held.mond()))
    later(620, () => held.hap(false))
  }

  const GEBEURT: Readonly<Record<string, (plek: number) => void>> = {
    open: trade,
    hap: bite,
    slik: () => held.hap(true),
    goed: swallow,
    hersteld: swallow,
    fout: cough,
    stuur: () => stroming?.trek(),
    flits: (vis) => {
      if (zee.doel === null) lok?.richt(vissen.midden(vis))
    },
    geheim: () => {
      hof.speel()
      held.juich(2600)
    },
    jaaa: (trap) => {
      held.hap(true)
      groei.gulp(trap + 1, held.mond)
      later(900, () => bel.mondvol(held.mond()))
    },
  }

  function play(event: SpelEvent, na: State): void {
    nu = na
    if (event.type === 'finish') end()
    if (event.type === 'fx') GEBEURT[event.name]?.(event.plek)
    stage.vuil()
  }

  function show(na: State): void {
    nu = na
    if (na.fase !== 'spelen') {
      hap = null
      lok?.richt(null)
    }
    if (stage.rustig && na.fase !== 'klaar') held.set(indeling.held)
    const slot = na.fase === 'klaar' ? slotVan(na) : null
    vissen.show(na, held.mond())
    lok?.show(na.fase !== 'klaar' && !indeling.isKrap)
    thuis.show(slot)
    groei.show(trapVan(na), slot)
    snoer.show(na)
    poorten.show(lichtenVan(na), stage.rustig || na.fase !== 'kijken')
    if (na.fase !== 'kijken') {
      held.groei(groeiVan(na), stage.rustig)
      kring.show(schakelsVan(na), { meteen: true, weg: slot !== null })
    }
    stage.vuil()
  }

  /** The ship hops for who touches it, and its fish swim a lap. */
  function heldRaakbaar(): Raakbaar {
    const { x, y, maat } = held.nu()
    const answer = (): void => {
      held.juich(700)
      kring.juich()
    }
    return { x, y: y - 60 * maat, r: Math.max(40, HELD.breed * maat), answer }
  }

  show(state)
  held.groei(groeiVan(state), true)
  return {
    show,
    speel: play,
    touch: (punt) =>
      nu.fase !== 'klaar' && !indeling.isKrap && touch([heldRaakbaar(), ...raakbaar], punt),
  }
}
