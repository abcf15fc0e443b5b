import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { makeContact } from './contact.ts'
import { aantalLichten, aantalPoorten, classify, hapPlek } from './indeling.ts'
import { ding } from './paint-klein.ts'
import type { Input, State } from './rules.ts'
import { makeHeld } from './scene-held.ts'
import { makeVissen } from './scene-vissen.ts'
import { diepte, luchtbellen, opHetZand, patrijspoorten, planten } from './scene-zee.ts'
import { zee } from './zee.ts'

/** After this long the hero is at its fish and bites, in ms. */
const HAP_MS = 380

/** Paints the sea and plays what happens in it. From far to near: water, wreck, plants, fish, hero, sparks, near plants. */
export function mountScene({
  stage,
  state,
  held: soort,
  send,
}: SceneOpties<State, Input>): Scene<State> {
  const indeling = classify(stage.w, stage.h)
  diepte(stage, indeling, aantalPoorten(state.aantal))
  const poorten = patrijspoorten(stage, indeling, aantalPoorten(state.aantal))
  planten(stage, indeling, 'achter')
  opHetZand(stage, indeling)
  const bellen = stage.laag()
  luchtbellen(stage, indeling, bellen)
  const vissen = makeVissen(stage, indeling, stage.laag())
  const held = makeHeld(stage, indeling, { soort, op: stage.laag() })
  const vonken = stage.laag()
  planten(stage, indeling, 'voor')
  const tex = {
    ster: stage.textuur(() => sterPlaat(stage.schaal)),
    bel: stage.textuur(() => ding('luchtbel', stage.schaal, 0.7)),
  }
  const contact = makeContact()
  let nu = state
  /** The fish to which the hero is on its way. */
  let hap: number | null = null
  let spoor = 0
  /** After a bite the hero swims back, unless it is steered. */
  let isTerug = false

  /** Returns where the hero swims to, by itself or steered by the pupil. */
  function doelNu() {
    const plek = hap === null ? null : indeling.vissen[hap]
    if (plek) return hapPlek(indeling, plek, held.nu().maat)
    if (zee.doel) isTerug = false
    return nu.fase === 'spelen' ? (zee.doel ?? (isTerug ? indeling.held : null)) : null
  }

  function hapMee(ms: number): void {
    const stuurt = zee.doel !== null && nu.fase === 'spelen' && hap === null && !stage.rustig
    const plekken = indeling.vissen.map((_, nr) => vissen.midden(nr))
    const { bijna, raak } = contact(stuurt ? held.mond() : null, plekken, {
      bereik: indeling.vis.w * 0.56,
      ms,
    })
    if (hap === null) held.hap(bijna)
    if (raak !== null) send({ type: 'eet', vis: raak })
  }

  function bellenspoor(ms: number): void {
    spoor += ms
    if (stage.rustig || spoor < 420 || (zee.doel === null && hap === null)) return
    spoor = 0
    const { x, y, kant, maat } = held.nu()
    const bij = {
      x: x - kant * 170 * maat,
      y,
      n: 2,
      snelheid: 40,
      zwaarte: -90,
      leven: 1100,
      omhoog: 30,
      schaal: 0.6,
    }
    stage.barst(bellen, tex.bel, bij)
  }

  stage.opFrame((ms) => {
    const doel = doelNu()
    if (stage.rustig && doel) held.set(doel)
    else held.zwem(doel, { ms, haast: hap !== null })
    hapMee(ms)
    bellenspoor(ms)
    const { x, y, maat } = held.nu()
    zee.report({ held: { x, y: y + 16 * maat }, vissen: vissen.plaatsen() })
  })

  function bijt(nr: number): void {
    const plek = indeling.vissen[nr]
    if (!plek) return
    hap = nr
    isTerug = true
    zee.doel = null
    held.hap(true)
    held.kijk(plek.kant === 1 ? -1 : 1)
  }

  function goed(nr: number): void {
    const later = (wacht: number, perform: () => void) => stage.tweens.start(1, perform, { wacht })
    later(HAP_MS, () => vissen.opgegeten(nr, held.mond))
    later(HAP_MS + 240, () => {
      held.hap(false)
      held.juich(1100)
      held.groei(nu.goed / nu.aantal, false)
      const { x, y } = held.mond()
      stage.barst(vonken, tex.ster, { x, y: y - 20, n: 10, snelheid: 280, leven: 950 })
      stage.barst(bellen, tex.bel, { x, y, n: 9, snelheid: 190, zwaarte: -140, leven: 1300 })
      const poort = poorten.midden(aantalLichten(nu.goed, nu.aantal) - 1)
      if (poort)
        stage.barst(vonken, tex.ster, {
          x: poort.x,
          y: poort.y,
          n: 5,
          snelheid: 130,
          leven: 800,
          schaal: 0.6,
        })
    })
  }

  /** Makes the hero cough bubbles while the fish escapes. */
  function fout(nr: number): void {
    stage.tweens.start(
      1,
      () => {
        held.schud(800)
        held.hap(false)
        vissen.ontsnap(nr)
        // Where nothing swims, the hero is back at once, so that the words are visible during the verdict.
        if (stage.rustig) {
          hap = null
          held.set(indeling.held)
        }
        const { x, y } = held.mond()
        stage.barst(bellen, tex.bel, {
          x,
          y,
          n: 14,
          snelheid: 170,
          zwaarte: -120,
          leven: 1500,
          omhoog: 20,
        })
      },
      { wacht: HAP_MS },
    )
  }

  function feest(): void {
    held.juich(4000)
    poorten.feest()
    for (const deel of [0.2, 0.5, 0.8])
      stage.barst(vonken, tex.ster, {
        x: stage.w * deel,
        y: stage.h * 0.35,
        n: 12,
        snelheid: 360,
        leven: 1600,
      })
  }

  function play(event: SpelEvent, na: State): void {
    nu = na
    if (event.type === 'finish') feest()
    if (event.type === 'fx' && event.name === 'hap') bijt(event.plek)
    if (event.type === 'fx' && event.name === 'goed' && hap !== null) goed(hap)
    if (event.type === 'fx' && event.name === 'fout' && hap !== null) fout(hap)
    stage.vuil()
  }

  function show(na: State): void {
    nu = na
    if (na.fase !== 'kijken') hap = null
    // In calm play the hero comes back to the middle for the next word.
    if (na.fase === 'spelen' && stage.rustig) held.set(indeling.held)
    vissen.show(na)
    poorten.show(aantalLichten(na.goed, na.aantal), stage.rustig || na.fase !== 'kijken')
    if (na.fase !== 'kijken') held.groei(na.goed / na.aantal, stage.rustig)
    stage.vuil()
  }

  show(state)
  held.groei(state.goed / state.aantal, true)
  return { show, speel: play }
}
