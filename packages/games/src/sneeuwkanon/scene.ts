import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { Punt } from '@letterhaven/game-kit/onderdelen/projectiel'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { LIGT_MS, LONT_MS, VLUCHT_MS } from './boog.ts'
import { listHoudt, splitBlokken, tekensVan } from './herstel.ts'
import { indelingVan } from './indeling-van.ts'
import { hoogtenVan, landOp, LUCHT, SLINGER, type Deel } from './kasteel.ts'
import { fakkelPlaat, wielPlaat } from './paint-klein.ts'
import { hemelPlaat, landPlaat } from './paint-wereld.ts'
import { paletVan } from './palet.ts'
import { makeFeest } from './scene-feest.ts'
import { makeKasteel } from './scene-kasteel.ts'
import { addSneeuw, makeNoorderlicht } from './scene-lucht.ts'
import { makeMik, plekIn } from './scene-mik.ts'
import { GLIJ_MS, makeSchot, RAAK_MS, STRENG_MS } from './scene-schot.ts'
import { delenVan, isVerhuisd, lichtenVan, oordeelVan, type Opgave, type State } from './stand.ts'

/** How tall the hero's torch is, relative to itself. */
const FAKKEL = 0.86

/** Paints the winter world and plays what happens in it. From far to near: sky, northern light, land, castle, hero, cannon, snow. */
export function mountScene({ stage, state, held: soort }: SceneOpties<State>): Scene<State> {
  const { w, h, schaal } = stage
  const indeling = indelingVan(state, { w, h })
  const { kanon, held: voet } = indeling
  const palet = paletVan(state.trap)
  const addPlaat = (schilder: typeof landPlaat): void => {
    const plaat = stage.textuur(() => schilder({ w, h, schaal }, indeling, state.trap))
    stage.beeld(plaat, { x: 0, y: 0, anker: 0 })
  }
  addPlaat(hemelPlaat)
  const licht = makeNoorderlicht(stage, indeling, stage.laag())
  addPlaat(landPlaat)
  const kasteel = makeKasteel(stage, indeling, { op: stage.laag(), ijs: palet.ijs })
  const feest = makeFeest(stage, indeling, stage.laag())
  // The wheel stands on the snow before the keys, and is not cut off by them.
  const as = kanon.y + kanon.h * 0.76
  const straal = Math.min(kanon.h * 0.56, indeling.toetsen.y - 8 - as)
  stage.beeld(
    stage.textuur(() => wielPlaat(straal, schaal)),
    { x: kanon.x + kanon.w * 0.36, y: as },
  )
  const held = makeHeld(stage, {
    soort,
    maat: voet.s,
    gereedschap: () => fakkelPlaat(FAKKEL, schaal),
    greep: [0.5, 0.78],
  })
  held.plaats(voet.x, voet.y)
  const mik = makeMik(stage, indeling, stage.laag())
  const schot = makeSchot(stage, indeling, stage.laag())
  const wind = addSneeuw(stage, indeling, stage.laag())
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(schaal))
  const later = (wacht: number, perform: () => void): void =>
    stage.tweens.start(1, (t) => t === 1 && perform(), { wacht })

  /** Lets the hero put the torch to the fuse. */
  const light = (): void => held.reik(kanon.x + kanon.h * 0.5, kanon.y + kanon.h * 0.1)

  const sparkle = (x: number, y: number, n: number): void =>
    stage.barst(vonken, ster, { x, y, n, snelheid: 230, leven: 900, schaal: 0.55 })

  /** Lets the word that was right fly, and slide on where it does not fit. Returns when it is there, in ms. */
  function send(opgave: Opgave, deel: Deel, naar: Punt): number {
    const regel = tekensVan(deel.stukken.join(''))
    const { doel, delen } = opgave
    const isRecht = doel === null || doel === deel.toren
    const mikt = isRecht ? naar : plekIn(indeling, doel, hoogtenVan(delen)[doel] ?? 0)
    const isDoor = isVerhuisd(opgave, deel)
    schot.shoot(regel, { mik: mikt, naar: isDoor ? mikt : naar })
    if (stage.rustig) return 0
    if (!isDoor) return RAAK_MS
    later(RAAK_MS, () => schot.puff(mikt, 12, 170))
    later(RAAK_MS + LIGT_MS, () => schot.slide(regel, mikt, naar))
    return RAAK_MS + GLIJ_MS
  }

  /** Shoots a sentence: a ball for each word, one behind the other, that hang over the castle side by side. */
  function string({ stukken }: Deel): void {
    const { x, y, w, h } = indeling.lucht
    const aantal = stukken.join('').split(' ').length
    const plekken = Array.from({ length: aantal }, (_, nr) => ({
      x: x + (w * (nr + 0.5)) / aantal,
      y: y + h * 0.4,
    }))
    light()
    schot.string(plekken)
    for (const [nr, plek] of plekken.entries())
      later(stage.rustig ? 0 : RAAK_MS + nr * STRENG_MS, () => sparkle(plek.x, plek.y, 6))
    later(stage.rustig ? 0 : RAAK_MS + aantal * STRENG_MS, licht.flare)
  }

  /** Shoots the word that was right, and freezes it where it comes down. */
  function shoot(nu: State, toren: number): void {
    const delen = delenVan(nu)
    const deel = delen.at(-1)
    if (!deel || !nu.opgave) return
    if (deel.toren === SLINGER) return string(deel)
    const naar = plekIn(indeling, toren, (hoogtenVan(delen)[toren] ?? 1) - 1)
    light()
    later(send(nu.opgave, deel, naar), () => {
      schot.puff(naar, 12, 170)
      if (toren === LUCHT) sparkle(naar.x, naar.y, 22)
      else kasteel.freeze({ delen, plan: nu.opgave?.plan ?? null }, deel)
      if (deel.raak) sparkle(naar.x, naar.y, 10)
    })
  }

  /** Shoots a word that was not right: what of it holds is seen on the tower where it comes down. */
  function miss({ item, opgave, gegeven }: State): void {
    // The line of a sentence that is not right stays in the barrel, where it is mended.
    if (!item || !opgave || opgave.doel === null || opgave.zin || gegeven === null) return
    light()
    const { doel, delen, wind } = opgave
    const houdt = listHoudt(item, gegeven)
    const regel = splitBlokken(item, gegeven)
    const toren = landOp(opgave, doel, wind)
    const { x, y } = plekIn(indeling, toren, hoogtenVan(delen)[toren] ?? 0)
    // Letters are read on their tower: they lie as wide as that asks, within the picture.
    const { beeld } = indeling
    const breed = Math.min(beeld.w * 0.6, regel.length * kanon.h * 0.42)
    const rand = beeld.x + breed / 2 + 4
    schot.miss(regel, {
      plek: { x: Math.min(beeld.x + beeld.w - breed / 2 - 4, Math.max(rand, x)), y },
      breed,
      grond: indeling.kasteel.y,
      houdt,
      hoofd: { x: voet.x, y: voet.y - 150 * voet.s },
    })
  }

  const GEBEURT: Readonly<Record<string, (nu: State, plek: number) => void>> = {
    schiet: shoot,
    goed: () => later(LONT_MS, () => held.juich(1500)),
    hersteld: () => later(LONT_MS, () => held.juich(1100)),
    stof: miss,
    fout: () => later(LONT_MS + VLUCHT_MS + 900, () => held.schud(900)),
    vlieg: () => sparkle(indeling.oor.x + indeling.oor.w / 2, indeling.oor.y + indeling.oor.h, 4),
    geheim: () => later(RAAK_MS, licht.flare),
    jaaa: () => later(RAAK_MS, licht.flare),
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu, event.plek)
    if (event.type === 'finish' && lichtenVan(delenVan(nu).length, nu.aantal) > 0) {
      licht.flare()
      held.juich(4000)
    }
    stage.vuil()
  }

  function show(nu: State): void {
    const delen = delenVan(nu)
    // A part that is still on its way is painted when it arrives; who comes back to it finds it there.
    const isSchot = oordeelVan(nu) === 'goed' && nu !== state
    if (!isSchot) kasteel.paint({ delen, plan: (nu.opgave ?? nu.vorige)?.plan ?? null })
    licht.show(lichtenVan(isSchot ? delen.length - 1 : delen.length, nu.aantal))
    mik.show(nu.fase === 'spelen' ? nu.opgave : null)
    wind.nu = nu.opgave?.wind ?? 0
    feest.show(nu)
    stage.vuil()
  }

  show(state)
  return {
    show,
    speel: play,
    touch: (punt) =>
      touch(
        [{ x: voet.x, y: voet.y - 100 * voet.s, r: 70 * voet.s, answer: () => held.juich(700) }],
        punt,
      ),
  }
}
