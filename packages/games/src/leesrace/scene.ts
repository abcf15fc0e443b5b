import { KAAL } from '@letterhaven/game-kit/held/held-kleding'
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
import { isBijPodium, makePodium } from './scene-podium.ts'
import { makeRivalen } from './scene-rivalen.ts'
import { makeHorde, makeLint, makeVlaggen } from './scene-vlaggen.ts'
import { isRondjeKlaar } from './rules.ts'
import { heeftRest, standNu, standVan, type Opgave, type State } from './stand.ts'

/** The part of the stand that is full before the first flag stands. */
const EERSTEN = 0.22
/** When the runner is where its flag stands, in ms. */
const AANKOMST_MS = 600
/** When who falls is on the ground, and how long one stride of a sprint is seen, in ms. */
const VAL_BARST_MS = 700
const STAP_MS = 320
/** The part of the lap at which a text begins. */
const START = deelVan(-1, 1)

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

/** Whether a hurdle is ahead: what is asked of the stretch was not proved. */
const isVoorHorde = (nu: State, { isOver }: Opgave): boolean => !isBijPodium(nu) && !isOver

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
  const rivalen = makeRivalen(stage, indeling, lopers)
  const held = makeLoper(stage, indeling, { soort, kleding, nummer: '1', op: lopers })
  const podium = makePodium(stage, indeling, { soort, kleding })
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
    const terug = naar < held.doel()
    // At the end of each stretch there is a hurdle.
    held.run(naar, { terug, springt: !terug && held.doel() > START })
  }

  /** Takes the hurdle when the flag stands. */
  function spring(nu: State): void {
    const naar = plekVan(nu, sprong)
    // Behind the hurdle already it jumps where it stands.
    held.run(Math.max(naar, held.doel()), { springt: true })
    later(AANKOMST_MS, () => {
      const { x, y } = held.plek()
      held.juich(1200)
      sparkle(x, y - 60 * indeling.k, 4)
      tribune.golf(x, 0.6)
    })
  }

  /** Lets a bluffer fall once the hero is over the hurdle. */
  function trip(_: State, wie: number): void {
    rivalen.val(wie)
    later(VAL_BARST_MS, () => {
      const { x, y, s } = rivalen.plek(wie)
      sparkle(x, y - 40 * s, 5)
      tribune.golf(x, 0.9)
    })
  }

  /** Makes one stride of the sprint. */
  function stride(): void {
    held.draaf(STAP_MS)
    const { x, y, s } = held.plek()
    sparkle(x - 20 * s, y - 4 * s, 2)
  }

  /** Runs over the line, which ends the lap of a text. */
  function finish(): void {
    held.run(finishVan(indeling, loopRand(indeling.baan, BAAN.held)))
    held.juich(2600)
    tribune.golf(indeling.beeld.x, 0.8)
  }

  /** Celebrates who stands on the platform, the more the more flags there are. */
  function honour(nu: State): void {
    const { geplant = 0 } = standVan(nu) ?? {}
    if (geplant === 0) return
    const { x, y, w } = indeling.bord
    tribune.golf(0, 1.2)
    for (const deel of [0.2, 0.5, 0.8]) sparkle(x + w * deel, y + 30, 4 + geplant)
  }

  function turn(): void {
    isKop = !isKop
    const [van, naar] = isKop ? [0, Math.PI] : [Math.PI, 0]
    stage.tweens.start(520, (t) => {
      pad.rotation = van + (naar - van) * t
      pad.y = mascotte.y - (32 + Math.sin(t * Math.PI) * 26) * groot
    })
  }

  const GEBEURT: Readonly<Record<string, (nu: State, plek: number) => void>> = {
    loop: read,
    bel: (nu) => {
      for (const { wie } of nu.opgave?.roepen ?? []) rivalen.juich(wie)
    },
    spring,
    bots: trip,
    vlieg: (_, wie) => rivalen.juich(wie),
    samen: (_, wie) => rivalen.juich(wie),
    stamp: stride,
    fout: (nu) => {
      held.schud(1100)
      for (const { wie } of nu.opgave?.roepen ?? []) rivalen.juich(wie)
    },
    raak: () =>
      later(AANKOMST_MS, () => {
        const { x, y, s } = held.plek()
        sparkle(x, y - 20 * s, 6)
      }),
    jaaa: () =>
      later(AANKOMST_MS + 250, () => {
        const { x, y } = held.plek()
        tribune.golf(x, 1.5)
        for (const deel of [0.2, 0.5, 0.8])
          sparkle(indeling.beeld.x + indeling.beeld.w * deel, indeling.tribune.y + 14, 10)
        sparkle(x, y - 70 * indeling.k, 10)
      }),
    klim: honour,
    flip: turn,
    geheim: () => sparkle(mascotte.x, mascotte.y - 40 * groot, 14),
  }

  function play(event: SpelEvent, nu: State): void {
    if (event.type === 'fx') GEBEURT[event.name]?.(nu, event.plek)
    stage.vuil()
  }

  /** Puts the hero where it was, or at the start of a text of which the first stretch is lit. */
  function begin(nu: State, opgave: Opgave | null): void {
    const naar = plekVan(nu, sprong)
    const isStart = opgave !== null && opgave.nu === 0 && !opgave.isVraag
    held.put(isStart ? START : naar)
    if (isStart) held.run(naar)
  }

  /** Puts who runs at the beginning of another text, and anywhere when the picture is made anew. */
  function showLopers(nu: State): void {
    const { opgave } = nu
    const naam = opgave?.tekst ?? tekst
    const isAnder = naam !== tekst
    tekst = naam
    if (isAnder) begin(nu, opgave)
    if (stage.rustig && nu.fase === 'spelen') held.put(plekVan(nu, sprong))
    if (opgave) rivalen.place(plekVan(nu, sprong), standNu(opgave), isAnder || stage.rustig)
    horde(opgave && isVoorHorde(nu, opgave) ? plekVan(nu, sprong) : null)
    // On the platform nobody runs.
    held.show(!isBijPodium(nu))
    rivalen.show(!isBijPodium(nu))
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
    showLopers(nu)
    const { geplant = 0, gelezen = 0 } = stand ?? {}
    tribune.fill(EERSTEN + (1 - EERSTEN) * (geplant / nu.aantal))
    showRondje(nu)
    lint(stand ? deelVan(gelezen - 1, nu.item?.zinnen.length ?? 1) : 0)
    vlaggen(nu)
    podium(nu)
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
