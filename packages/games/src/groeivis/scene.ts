import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { makeContact } from './contact.ts'
import { aantalLichten, aantalPoorten, classify, hapPlek } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import type { Input } from './rules.ts'
import { makeBellen } from './scene-bellen.ts'
import { makeGroei } from './scene-groei.ts'
import { makeHeld } from './scene-held.ts'
import { makeHof } from './scene-hof.ts'
import { eindPlek, makeThuis } from './scene-slot.ts'
import { makeKring } from './scene-kring.ts'
import { makeSnoer } from './scene-snoer.ts'
import { makeStroming } from './scene-stroming.ts'
import { makeVissen } from './scene-vissen.ts'
import { diepte, luchtbellen, opHetZand, patrijspoorten, planten } from './scene-zee.ts'
import { STROOM_VANAF } from './school.ts'
import { groeiVan, schakelsVan, slotVan, trapVan } from './stand.ts'
import type { State } from './stand.ts'
import { zee } from './zee.ts'

/** After this long the hero is at its fish and bites, and after this long it has swallowed, in ms. */
const HAP_MS = 340
const SLIK_MS = 320

const lichtenVan = (staat: State): number => aantalLichten(schakelsVan(staat), staat.aantal)

/** Paints everything that was there before the first word, from far to near, and returns what moves in it. */
function mountZee(
  { stage, state, held: soort }: SceneOpties<State, Input>,
  indeling: Indeling,
  isDiep: boolean,
) {
  const achter = diepte(stage, indeling, { poorten: aantalPoorten(state.aantal), isDiep })
  const stroming = isDiep ? makeStroming(stage, indeling, achter) : null
  const poorten = patrijspoorten(stage, indeling, aantalPoorten(state.aantal))
  planten(stage, indeling, { deel: 'achter', isDiep })
  opHetZand(stage, indeling)
  const snoer = makeSnoer(stage, indeling, { state, op: stage.laag() })
  const thuis = makeThuis(stage, indeling, stage.laag())
  const bellen = stage.laag()
  luchtbellen(stage, indeling, bellen)
  const vissen = makeVissen(stage, indeling, stage.laag())
  const achterHeld = stage.laag()
  const held = makeHeld(stage, indeling, { soort, op: stage.laag() })
  const kring = makeKring(stage, indeling, { op: achterHeld, held: held.nu })
  const voor = stage.laag()
  const groei = makeGroei(stage, indeling, { achter, voor })
  planten(stage, indeling, { deel: 'voor', isDiep })
  const hof = makeHof(stage, indeling, { op: voor, held: held.nu })
  const bel = makeBellen(stage, { bellen, voor })
  return { poorten, snoer, stroming, thuis, vissen, held, kring, groei, hof, bel }
}

/** Paints the sea and plays what happens in it. */
export function mountScene(opties: SceneOpties<State, Input>): Scene<State> {
  const { stage, state, send } = opties
  const isDiep = state.trap >= STROOM_VANAF
  const indeling = classify(stage.w, stage.h, isDiep)
  const { poorten, snoer, stroming, thuis, vissen, held, kring, groei, hof, bel } = mountZee(
    opties,
    indeling,
    isDiep,
  )
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
    if (plek) return hapPlek(indeling, plek, held.nu().maat)
    if (zee.doel) isTerug = false
    // A verdict is seen in the middle, where no letter fish hides it.
    if (nu.fase === 'kijken') return indeling.held
    return nu.fase === 'spelen' ? (zee.doel ?? (isTerug ? indeling.held : null)) : null
  }

  /** Opens the mouth near a fish, and bites one at which the pupil steered it. */
  function biteAlong(ms: number): void {
    const stuurt = zee.doel !== null && nu.fase === 'spelen' && hap === null && !stage.rustig
    const plekken = indeling.vissen.map((_, nr) => vissen.midden(nr))
    const { bijna, raak } = contact(stuurt ? held.mond() : null, plekken, {
      bereik: Math.max(44, indeling.vis.w * 0.5),
      ms,
    })
    if (hap === null) held.hap(bijna)
    if (raak !== null) send({ type: 'eet', vis: raak })
  }

  stage.opFrame((ms) => {
    const doel = doelNu()
    if (stage.rustig && doel) held.set(doel)
    else held.zwem(doel, { ms, haast: hap !== null })
    biteAlong(ms)
    if (!stage.rustig && (zee.doel !== null || hap !== null)) bel.spoor(held.nu(), ms)
    const { x, y, maat, kant } = held.nu()
    if (nu.fase === 'klaar') groei.volg({ x, y })
    zee.report({ held: { x, y: y + 16 * maat, kant }, vissen: vissen.plaatsen() })
  })

  const later = (wacht: number, perform: () => void) => stage.tweens.start(1, perform, { wacht })

  /** Lets the hero fetch a letter fish and come back with it. */
  function bite(nr: number): void {
    const plek = indeling.vissen[nr]
    if (!plek) return
    if (stage.rustig) return vissen.opgegeten(nr, held.mond)
    hap = nr
    isTerug = true
    zee.doel = null
    held.hap(true)
    held.kijk(plek.kant === 1 ? -1 : 1)
    later(HAP_MS, () => vissen.opgegeten(nr, held.mond))
    later(HAP_MS + 200, () => {
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

  const GEBEURT: Readonly<Record<string, (plek: number) => void>> = {
    hap: bite,
    slik: () => held.hap(true),
    goed: swallow,
    hersteld: swallow,
    fout: cough,
    stuur: () => stroming?.trek(),
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
    if (na.fase !== 'spelen') hap = null
    if (stage.rustig && na.fase !== 'klaar') held.set(indeling.held)
    const slot = na.fase === 'klaar' ? slotVan(na) : null
    vissen.show(na)
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

  show(state)
  held.groei(groeiVan(state), true)
  return { show, speel: play }
}
