import { KAAL, truiKleur } from '@letterhaven/game-kit/held/held-kleding'
import type { Kleding } from '@letterhaven/game-kit/keuzen/kleding'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Scene, SceneOpties } from '@letterhaven/game-kit/scherm/spel-module'
import { touch } from '@letterhaven/game-kit/tekenen/raakbaar'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { classify } from './indeling.ts'
import { schildpadPlaat } from './paint-klein.ts'
import { stadionPlaat } from './paint-stadion.ts'
import { BAAN, deelVan, finishVan, lengteVan, loopRand } from './ring.ts'
import { HORDE, makeLoper } from './scene-loper.ts'
import { makeTribune } from './scene-tribune.ts'
import { makeHorde, makeLint, makePrijzen, makeVlaggen } from './scene-vlaggen.ts'
import { isRondjeKlaar } from './rules.ts'
import { ESTAFETTE, heeftRest, standVan, type Opgave, type State } from './stand.ts'

/** The part of the stand that is full before the first flag stands. */
const EERSTEN = 0.22
/** When the runner is where its flag stands, in ms. */
const AANKOMST_MS = 600
/** How far the second runner stands ahead of the first. */
const VOORUIT = 0.03

/** Who takes over the baton at the second stage. */
const maatVan = (held: HeldSoort): HeldSoort => (held === 'panda' ? 'kat' : 'panda')

/** A vest of another colour than the hero's own. */
const maatKleding = ({ trui }: Kleding): Kleding => ({
  ...KAAL,
  trui: truiKleur(trui) === truiKleur('blauw') ? 'rood' : 'blauw',
})

/** The largest part of a stretch that a runner waits before its end, for the hurdle that stands there. */
const VOOR_HORDE = 0.6

/** Returns where a runner belongs by what was read: before the hurdle at the end of a stretch, or behind it once that was taken. */
function plekVan({ item, opgave, vorige }: State, sprong: number): number {
  const stand = standVan({ opgave, vorige })
  const zinnen = item?.zinnen.length ?? 0
  if (!stand || zinnen === 0 || stand.gelezen === 0) return deelVan(-1, 1)
  const eind = deelVan(stand.gelezen - 1, zinnen)
  const lang = eind - deelVan(stand.nu - 1, zinnen)
  return stand.isOver ? eind : eind - Math.min(sprong, lang * VOOR_HORDE)
}

/** Whether a hurdle is ahead: a stretch was read, and what is asked of it was not proved. */
const isVoorHorde = ({ fase, trap }: State, { gelezen, isOver, open }: Opgave): boolean =>
  fase !== 'klaar' && gelezen > 0 && !isOver && (trap !== ESTAFETTE || open.length === 0)

/** Paints the stadium and plays what happens in it. From far to near: stadium, people, tortoise, track, flags, runners, sparks. */
export function mountScene({
  stage,
  state,
  held: soort,
}: Omit<SceneOpties<State>, 'send'>): Scene<State> {
  const { w, h, schaal } = stage
  const indeling = classify(w, h)
  const { kleding = KAAL } = stage
  const stadion = stage.textuur(() => stadionPlaat({ w, h, schaal }, indeling, state.trap))
  stage.beeld(stadion, { x: 0, y: 0, anker: 0 })
  const tribune = makeTribune(stage, indeling, stage.laag())
  const prijzen = makePrijzen(stage, indeling, stage.laag())
  const { mascotte } = indeling
  const groot = Math.max(0.46, mascotte.s)
  const pad = stage.beeld(
    stage.textuur(() => schildpadPlaat(groot, schaal)),
    { x: mascotte.x, y: mascotte.y - 32 * groot },
  )
  pad.scale.set(groot)
  const lint = makeLint(stage, indeling, stage.laag())
  const horde = makeHorde(stage, indeling, stage.laag())
  const lopers = stage.laag()
  const held = makeLoper(stage, indeling, { soort, kleding, nummer: '1', op: lopers })
  const maat = makeLoper(stage, indeling, {
    soort: maatVan(soort),
    kleding: maatKleding(kleding),
    nummer: '2',
    op: lopers,
    baan: BAAN.maat,
  })
  const vlaggen = makeVlaggen(stage, indeling, stage.laag())
  const vonken = stage.laag()
  const ster = stage.textuur(() => sterPlaat(schaal))
  let [tekst, isKop, gelopen] = ['', false, '']

  const later = (wacht: number, perform: () => void): void =>
    stage.tweens.start(1, (t) => t === 1 && perform(), { wacht })

  const sparkle = (x: number, y: number, n: number): void =>
    stage.barst(vonken, ster, { x, y, n, snelheid: 230, leven: 900, schaal: 0.6 })

  const lang = lengteVan(loopRand(indeling.baan, BAAN.held))
  /** How far a jump over a hurdle goes, as a part of the lap. */
  const sprong = (2 * HORDE.ver * indeling.k) / lang

  /** Runs the stretch that is lit; what is left of a text ends over the finish. */
  function read(nu: State): void {
    if (isRondjeKlaar(nu)) {
      finish()
      return
    }
    const naar = plekVan(nu, sprong)
    held.run(naar, { terug: naar < held.doel() })
  }

  /** Takes the hurdle when the flag stands, in style who needed no help; in a relay the other one does, with the baton. */
  function spring(nu: State): void {
    const naar = plekVan(nu, sprong)
    const isWissel = nu.trap === ESTAFETTE && (nu.opgave?.open.length ?? 0) > 0
    const salto = nu.opgave?.isSalto === true
    const loper = isWissel ? maat : held
    if (isWissel) {
      held.stok(false)
      maat.stok(true)
    }
    // Behind the hurdle already it jumps where it stands.
    loper.run(Math.max(naar, loper.doel()), { springt: true, salto })
    if (salto) tribune.golf(loper.plek().x, 0.9)
    later(AANKOMST_MS, () => {
      const { x, y } = loper.plek()
      held.juich(1600)
      maat.juich(1600)
      sparkle(x, y - 60 * indeling.k, salto ? 18 : 8)
      if (!salto) tribune.golf(x, 0.5)
    })
  }

  /** Runs over the line, which ends the lap of a text. */
  function finish(): void {
    held.run(finishVan(indeling, loopRand(indeling.baan, BAAN.held)))
    held.juich(2600)
    tribune.golf(indeling.beeld.x, 0.8)
  }

  /** Lets the other runner wait ahead once a stretch is opened. */
  function toStuk(nu: State): void {
    maat.put(plekVan(nu, sprong) + VOORUIT)
    maat.stok(false)
    held.stok(true)
  }

  function turn(): void {
    isKop = !isKop
    const [van, naar] = isKop ? [0, Math.PI] : [Math.PI, 0]
    stage.tweens.start(520, (t) => {
      pad.rotation = van + (naar - van) * t
      pad.y = mascotte.y - (32 + Math.sin(t * Math.PI) * 26) * groot
    })
  }

  const GEBEURT: Readonly<Record<string, (nu: State) => void>> = {
    loop: read,
    // Before the first question it shows what can be won.
    bel: (nu) =>
      nu.opgave?.geplant === 0 && nu.trap !== ESTAFETTE
        ? held.run(held.doel(), { springt: true, salto: true })
        : held.juich(500),
    spring,
    raam: toStuk,
    fout: () => {
      held.schud(1100)
      maat.schud(1100)
    },
    raak: () =>
      later(AANKOMST_MS, () => {
        const { x, y } = indeling.mascotte
        sparkle(x - 90 * indeling.k, y, 8)
      }),
    jaaa: () =>
      later(AANKOMST_MS + 250, () => {
        const { x, y } = held.plek()
        tribune.golf(x, 1.5)
        for (const deel of [0.2, 0.5, 0.8])
          sparkle(indeling.beeld.x + indeling.beeld.w * deel, indeling.tribune.y + 14, 10)
        sparkle(x, y - 70 * indeling.k, 10)
      }),
    flip: turn,
    geheim: () => sparkle(mascotte.x, mascotte.y - 40 * groot, 14),
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu)
    if (event.type === 'finish' && (standVan(nu)?.geplant ?? 0) > 0) {
      held.run(held.doel() + 0.999)
      held.juich(4200)
      tribune.golf(0, 1.2)
    }
    stage.vuil()
  }

  /** Puts the runner at the beginning of another text, and anywhere when the picture is made anew. */
  function showLoper(nu: State, opgave: Opgave | null): void {
    const naam = opgave?.tekst ?? tekst
    if (naam === tekst) return
    tekst = naam
    held.put(plekVan(nu, sprong))
    held.stok(nu.trap === ESTAFETTE)
  }

  /** Shows what a question brings along: the hurdle, or who takes over at the second stage. */
  function showVraag(nu: State, open: number): void {
    const { trap, fase, opgave } = nu
    maat.show(trap === ESTAFETTE && open > 0 && fase !== 'klaar')
    horde(opgave && isVoorHorde(nu, opgave) ? plekVan(nu, sprong) : null)
    if (stage.rustig && fase === 'spelen' && opgave?.isVraag === false)
      held.put(plekVan(nu, sprong))
  }

  /** Runs over the line once the last flag stands of a text that was read to its end. */
  function showRondje(nu: State): void {
    const naam = nu.opgave?.tekst ?? ''
    if (!isRondjeKlaar(nu) || heeftRest(nu) || gelopen === naam) return
    gelopen = naam
    later(AANKOMST_MS + 400, () => tekst === naam && finish())
  }

  function show(nu: State): void {
    const stand = standVan(nu)
    showLoper(nu, nu.opgave)
    const { geplant = 0, gelezen = 0, open = [] } = stand ?? {}
    tribune.fill(EERSTEN + (1 - EERSTEN) * (geplant / nu.aantal))
    showVraag(nu, open.length)
    showRondje(nu)
    lint(stand ? deelVan(gelezen - 1, nu.item?.zinnen.length ?? 1) : 0)
    vlaggen(nu)
    prijzen(nu)
    stage.vuil()
  }

  show(state)
  return {
    show,
    speel: play,
    touch: (punt) => {
      const { x, y, s } = held.plek()
      return touch([{ x, y: y - 70 * s, r: 66 * s, answer: () => held.juich(700) }], punt)
    },
  }
}
