import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Kant } from './achtbaan.ts'
import { lampenVan } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { BUMPER, buildKast } from './kast-wereld.ts'
import type { KastWereld, MaakNatuurkunde } from './kast-wereld.ts'
import { kanGeven } from './gat.ts'
import { opWeg, ritPunten } from './paint-achtbaan.ts'
import { bal as balPlaat } from './paint-klein.ts'
import type { Input } from './rules.ts'
import { LEGE_RIT, type Rit } from './roep.ts'
import { makeArmen, makeSporen } from './scene-arm.ts'
import { makeDoelen } from './scene-doel.ts'
import { makeHoog } from './scene-hoog.ts'
import { makeMultibal } from './scene-multibal.ts'
import { makeGloed, makeSlag, mikpunt, STERK } from './scene-slag.ts'
import type { State } from './stand.ts'

/** How long a ball flies that goes straight to a lamp, in ms. */
export const VLUCHT_MS = 420
/** How long it rides through the coaster before that, in ms; and where what was typed is given already. */
export const RIT_MS = { spel: 1500, gegeven: 900 } as const
/** A ball that can be shot rocks between the flippers: how fast, how far in balls, and how far that turns the shot. */
const WIEG = { ms: 430, ver: 0.55, hoek: 0.3 } as const
/** How far a flipper turns the shot to the other side, in radians. */
const ARMHOEK = 0.1

interface BalDelen {
  readonly send: (input: Input) => void
  /** Called when a ball hit a bumper; `extra` for one of those that roll for joy. */
  readonly opBots: (nummer: number, extra: boolean) => void
  /** Called when a flipper did well: it shot in the right moment, or saved a ball. */
  readonly opSlag: (x: number, y: number) => void
  /** Called with how often in a row the ball was kept up; with 0 when the row is over. */
  readonly opRij: (keer: number) => void
}

export interface Bal {
  show(state: State): void
  /** Shoots the ball with an arm: 0 left, 1 right. */
  schiet(kant: number): void
  hef(kant: number, op: boolean): void
  /** Lets the ball ride through the coaster and on to the first lamp, shot by an arm. */
  rijd(kant: number): void
  /** Lets the ball fly straight to the first lamp. */
  vlieg(): void
  /** Brings the ball back between the flippers. */
  terug(): void
  /** Goes on at another word: a ball that is in play stays in play. */
  verder(): void
  /** Lets more balls roll, until they are lost or somebody types; all that there are when no number is given. */
  multibal(aantal?: number): void
  clear(): void
  /** Returns how the newest ball came where it is. */
  rit(): Rit
  /** Makes the ball see stars, for a moment. */
  duizel(): void
  /** Lets the balloon of the word bob. */
  bob(): void
}

/** Makes the ball and the arms: what the engine moves. */
export function makeBal(stage: Stage, indeling: Indeling, delen: BalDelen): Bal {
  const { send, opBots, opSlag, opRij } = delen
  const { wacht, bal: r, k } = indeling
  const armen = makeArmen(stage, indeling)
  const sporen = makeSporen(stage, r * 0.86)
  const gloed = makeGloed(stage, indeling)
  const doelen = makeDoelen(stage, indeling)
  let rit = LEGE_RIT
  const beeld = stage.beeld(
    stage.textuur(() => balPlaat(r, stage.schaal)),
    { x: wacht[0], y: wacht[1] },
  )
  let make: MaakNatuurkunde | null = null
  let kast: KastWereld | null = null
  let nu: State | null = null
  // wacht: between the flippers. rolt: may hit a lamp. viert: bounces on after it hit one. rijdt: through the coaster. vliegt:
  // straight to a lamp.
  let gang: 'wacht' | 'rolt' | 'viert' | 'rijdt' | 'vliegt' = 'wacht'
  let bijUil = false
  const later: Input[] = []
  let wieg = 0
  const gehesen: [boolean, boolean] = [false, false]
  /** What a flipper did well is seen, and lights the ring as a bumper does. */
  function shineRing(x: number, y: number): void {
    opSlag(x, y)
    later.push({ type: 'bots', plek: 0, extra: false })
  }
  const watchSlag = makeSlag(indeling, (x, y) => {
    rit = { ...rit, gered: true }
    hoog.save(true)
    shineRing(x, y)
  })
  const hoog = makeHoog(indeling, {
    opRij: (keer) => {
      opRij(keer)
      later.push({ type: 'hoog', keer })
    },
    opBumper: (nummer) => opBots(nummer, false),
  })
  const multibal = makeMultibal(stage, indeling, (nummer) => opBots(nummer, true))

  // Calm play shoots straight and needs no engine.
  if (!stage.rustig)
    import('@letterhaven/game-kit/onderdelen/natuurkunde').then(
      ({ makeNatuurkunde }) => {
        make = makeNatuurkunde
        kast = buildKast(indeling, make, 0)
        kast.lig()
      },
      (fout: unknown) => console.warn('no physics; balls fly straight', fout),
    )

  const kanSchieten = (): boolean =>
    nu?.fase === 'spelen' && nu.opgave?.bal === 'wacht' && kanGeven(nu.opgave)

  function hef(kant: number, op: boolean): void {
    gehesen[kant === 0 ? 0 : 1] = op
    kast?.armen[kant === 0 ? 0 : 1].hef(op)
    multibal.hef(kant, op)
    if (op && gang === 'wacht' && !kanSchieten()) hoog.strike()
  }

  function fly(na?: () => void): void {
    const wit = lampenVan(indeling, nu?.opgave?.regel.length ?? 1)[0]
    if (!wit) return
    const [x0, y0] = [beeld.x, beeld.y]
    const [x1, y1] = [wit.midden[0], wit.midden[1] + wit.r]
    gang = 'vliegt'
    stage.tweens.start(
      VLUCHT_MS,
      (s) => {
        if (gang !== 'vliegt') return
        beeld.set(x0 + (x1 - x0) * s + Math.sin(s * Math.PI) * 40 * k, y0 + (y1 - y0) * s)
        if (s >= 1) na?.()
      },
      { verloop: VERLOPEN.recht },
    )
  }

  function ride(kant: number, ms: number): void {
    const flipper: Kant = kant === 0 ? 'links' : 'rechts'
    const weg = ritPunten(indeling, flipper === 'links' ? 'rechts' : 'links')
    // What was given already needs no lamp to be hit.
    const raakt = nu?.gegeven === null
    if (raakt) later.push({ type: 'rolt' })
    gang = 'rijdt'
    rit = { ...LEGE_RIT, baan: true }
    stage.tweens.start(
      ms,
      (s) => {
        if (gang !== 'rijdt') return
        beeld.set(...opWeg(weg, s))
        if (s >= 1) fly(raakt ? () => send({ type: 'raak', plek: 0 }) : undefined)
      },
      { verloop: VERLOPEN.heenWeer },
    )
  }

  function shoot(kant: number): void {
    later.push({ type: 'rolt' })
    if (!make) return fly(() => send({ type: 'raak', plek: 0 }))
    // The lamps that stand in the field now are solid: the world is built anew with them.
    kast = buildKast(indeling, make, nu?.opgave?.regel.length ?? 0)
    for (const [i, op] of gehesen.entries()) kast.armen[i === 0 ? 0 : 1].hef(op)
    const scheef = Math.sin(wieg / WIEG.ms)
    const isSterk = wieg > 0 && mikpunt(scheef) > 0
    kast.schiet(scheef * WIEG.hoek + (kant === 0 ? ARMHOEK : -ARMHOEK), isSterk ? STERK : 1)
    if (isSterk) shineRing(...wacht)
    rit = { ...LEGE_RIT, sterk: isSterk }
    gang = 'rolt'
  }

  function opHits(hits: readonly number[]): void {
    for (const naam of hits) {
      if (naam >= BUMPER) {
        rit = { ...rit, botsen: rit.botsen + 1 }
        opBots(naam - BUMPER, false)
      } else if (gang === 'rolt') {
        gang = 'viert'
        send({ type: 'raak', plek: naam })
      }
    }
  }

  /** Pops the balloon when the ball comes by it. */
  function meetBallon(x: number, y: number): void {
    if (!doelen.meet(x, y)) return
    rit = { ...rit, ballon: true }
    shineRing(x, y)
  }

  /** Stirs the owl each time the ball comes over it. */
  function meetUil(x: number, y: number): void {
    if (!indeling.uil) return
    const { midden, r: maat } = indeling.uil
    const was = bijUil
    bijUil = Math.hypot(midden[0] - x, midden[1] - y) < maat + r * 0.5
    if (bijUil && !was) send({ type: 'uil' })
  }

  function settle(): void {
    gang = 'wacht'
    hoog.save(false)
    rit = LEGE_RIT
    wieg = 0
    beeld.set(...wacht)
    kast?.lig()
  }

  function goBack(): void {
    settle()
    for (const kant of [0, 1]) hef(kant, false)
    stage.tweens.start(300, (s) => gang === 'wacht' && beeld.scale.set(0.4 + 0.6 * s), {
      verloop: VERLOPEN.terug,
    })
  }

  /** Leaves the ball that plays on in a field whose lamps are gone. */
  function goOn(): void {
    if (gang !== 'viert' || !make || !kast) return goBack()
    const { x, y, vx, vy } = kast.plaats()
    kast = buildKast(indeling, make, 0)
    kast.drop([x, y], [vx, vy])
    for (const [i, op] of gehesen.entries()) kast.armen[i === 0 ? 0 : 1].hef(op)
    later.push({ type: 'vrij' })
  }

  function move(wereld: KastWereld, ms: number): void {
    const opgave = nu?.opgave ?? null
    if (gang === 'wacht') wereld.lig()
    const hits = wereld.verstrijk(ms, gang === 'rolt' && opgave ? opgave : null)
    armen[0].rotation = wereld.armen[0].hoek()
    armen[1].rotation = wereld.armen[1].hoek() - Math.PI
    if (gang !== 'rolt' && gang !== 'viert') return
    const { x, y, vy } = wereld.plaats()
    beeld.set(x, y)
    watchSlag(ms, { x, y, vy }, gehesen.includes(true))
    // Before the lamp: what is met on the way is part of how the ball came there.
    meetBallon(x, y)
    opHits(hits)
    meetUil(x, y)
    if (!wereld.isKwijt()) return
    const telt = gang === 'rolt' || opgave?.vrij === true
    settle()
    if (telt) send({ type: 'kwijt' })
  }

  /** Rocks the ball that can be shot: where it leans when the flipper comes is where it goes. */
  function rock(ms: number): void {
    const kan = kanSchieten()
    wieg = kan ? wieg + ms : 0
    if (kan) hoog.drop()
    const op = hoog.follow(ms, nu?.fase === 'spelen' && nu.opgave?.regel.length === 0)
    beeld.set(wacht[0] + Math.sin(wieg / WIEG.ms) * WIEG.ver * r, wacht[1] - op)
  }

  stage.opFrame((ms) => {
    for (const input of later.splice(0)) send(input)
    if (kast) move(kast, ms)
    multibal.verstrijk(ms)
    if (stage.rustig) return
    doelen.follow(beeld.x, beeld.y)
    if (gang === 'wacht') rock(ms)
    // The ball glows in the moment in which a shot is strong.
    const scheef = Math.sin(wieg / WIEG.ms)
    gloed.alpha = kanSchieten() ? 0.9 * mikpunt(scheef) : hoog.shine()
    gloed.set(beeld.x, beeld.y)
    doelen.aim(kanSchieten() && gang === 'wacht' ? scheef * WIEG.hoek : null)
    sporen(beeld.x, beeld.y, gang !== 'wacht')
  })

  return {
    show: (state) => {
      nu = state
      doelen.show(state.fase === 'klaar' ? null : state.nummer)
      // A picture that was painted again takes up the ball that is under way.
      if (state.opgave?.bal === 'rolt' && make && gang === 'wacht') shoot(0)
    },
    schiet: shoot,
    rijd: (kant) => ride(kant, nu?.gegeven === null ? RIT_MS.spel : RIT_MS.gegeven),
    hef,
    vlieg: () => fly(),
    terug: goBack,
    verder: goOn,
    multibal: (aantal) => make && multibal.begin(make, aantal),
    clear: multibal.stop,
    rit: () => rit,
    duizel: doelen.dizzy,
    bob: doelen.bob,
  }
}
