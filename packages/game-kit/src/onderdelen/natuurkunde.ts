import { Chain, Circle, Polygon, Vec2, World } from 'planck'
import type { Body, Contact } from 'planck'
import type { Punt } from '../tekenen/teken.ts'

/** Pixels of the picture per metre of the world. The engine works best with things of a metre or less. */
const PX = 60
const STAP_S = 1 / 60
/** The tolerance for a whole step: sixty frames a second may add up to slightly less than so many steps. */
const BIJNA = 1e-6
/** More steps than this in one frame are not made up for: a slow device plays slower, not jerkier. */
const MEESTE_STAPPEN = 5
/** How fast a flipper turns, in rad/s. */
const FLIP_VAART = 19
const BAL_DICHT = 1

interface Arm {
  /** The point round which it turns. */
  readonly as: Punt
  readonly lengte: number
  readonly dikte: number
  /** Its angle at rest and raised (`op`), in radians; 0 points to the right. */
  readonly rust: number
  readonly op: number
}

/** An arm that the player raises. */
export interface Flipper {
  hoek(): number
  hef(op: boolean): void
}

interface Schijf {
  readonly naam: number
  readonly midden: Punt
  readonly r: number
  /** The least speed with which it kicks the ball away, in px/s. */
  readonly stoot: number
}

/** A table with a ball. Lengths are in pixels, speeds in pixels per second, and y grows downwards. */
export interface Natuurkunde {
  muur(punten: readonly Punt[], veer?: number): void
  /** Adds a wall that can be taken away. It is there from the start. */
  hek(van: Punt, naar: Punt): (dicht: boolean) => void
  schijf(schijf: Schijf): void
  flipper(arm: Arm): Flipper
  /** Returns where the ball is, and its speed. */
  bal(): { readonly x: number; readonly y: number; readonly vx: number; readonly vy: number }
  /** Puts the ball somewhere, with a speed. */
  leg(plaats: Punt, vaart?: Punt): void
  /** Sets what pulls at the ball in the next steps, in px/s². */
  trek(kracht: Punt): void
  /** Lets time pass in fixed steps. Returns the discs that the ball hit, in order. */
  verstrijk(ms: number): readonly number[]
}

const meter = ([x, y]: Punt): Vec2 => new Vec2(x / PX, y / PX)

function makeFlipper(
  wereld: World,
  { as, lengte, dikte, rust, op }: Arm,
  stappen: Set<() => void>,
) {
  const lijf = wereld.createBody({ type: 'kinematic', position: meter(as), angle: rust })
  const [r, eind] = [dikte / 2, dikte / 3]
  lijf.createFixture({
    shape: new Polygon(
      (
        [
          [0, -r],
          [lengte, -eind],
          [lengte, eind],
          [0, r],
        ] as const
      ).map((punt) => meter(punt)),
    ),
    friction: 0.3,
    restitution: 0.2,
  })
  lijf.createFixture({ shape: new Circle(meter([lengte, 0]), eind / PX), restitution: 0.2 })
  let doel = rust
  stappen.add(() => {
    const rest = doel - lijf.getAngle()
    const vaart = Math.sign(rest) * Math.min(FLIP_VAART, Math.abs(rest) / STAP_S)
    lijf.setAngularVelocity(vaart)
  })
  return {
    hoek: () => lijf.getAngle(),
    hef: (hoog: boolean) => {
      doel = hoog ? op : rust
    },
  }
}

/** Pushes the ball away from the middle of a disc, at least as fast as the disc kicks. */
function stoot(bal: Body, { midden, stoot: vaart }: Schijf): void {
  const weg = Vec2.sub(bal.getPosition(), meter(midden))
  weg.normalize()
  const nu = bal.getLinearVelocity()
  const langs = Vec2.dot(nu, weg)
  const erbij = Math.max(0, vaart / PX - langs)
  bal.setLinearVelocity(Vec2.add(nu, weg.mul(erbij)))
}

/** Makes a world with one ball that falls by `zwaarte`, in px/s². The same calls give the same path. */
export function makeNatuurkunde(opties: { zwaarte: number; bal: number }): Natuurkunde {
  const wereld = new World({ gravity: new Vec2(0, opties.zwaarte / PX) })
  const vast = wereld.createBody()
  const schijven = new Map<unknown, Schijf>()
  const stappen = new Set<() => void>()
  const geraakt: Schijf[] = []
  const rakend = new Set<Schijf>()
  const bal = wereld.createBody({ type: 'dynamic', bullet: true, linearDamping: 0.06 })
  bal.createFixture({
    shape: new Circle(opties.bal / PX),
    density: BAL_DICHT,
    friction: 0.08,
    restitution: 0.32,
  })
  const kracht = new Vec2(0, 0)
  let rest = 0

  const schijfVan = (contact: Contact): Schijf | undefined =>
    schijven.get(contact.getFixtureA()) ?? schijven.get(contact.getFixtureB())
  wereld.on('begin-contact', (contact: Contact) => {
    const schijf = schijfVan(contact)
    if (!schijf) return
    geraakt.push(schijf)
    rakend.add(schijf)
  })
  wereld.on('end-contact', (contact: Contact) => {
    const schijf = schijfVan(contact)
    if (schijf) rakend.delete(schijf)
  })

  function stap(): readonly number[] {
    for (const perform of stappen) perform()
    bal.applyForceToCenter(Vec2.mul(kracht, bal.getMass()), true)
    wereld.step(STAP_S)
    const nu = geraakt.splice(0)
    // A disc that the ball leans on kicks it as well, so that the ball rests on none of them.
    for (const schijf of new Set([...nu, ...rakend])) stoot(bal, schijf)
    return nu.map(({ naam }) => naam)
  }

  return {
    muur: (punten, veer = 0.3) => {
      const keten = new Chain(punten.map((punt) => meter(punt)))
      vast.createFixture({ shape: keten, friction: 0.05, restitution: veer })
    },
    hek: (van, naar) => {
      const lijf = wereld.createBody()
      lijf.createFixture({ shape: new Chain([meter(van), meter(naar)]), restitution: 0.4 })
      return (dicht) => lijf.setActive(dicht)
    },
    schijf: (schijf) => {
      const vorm = new Circle(meter(schijf.midden), schijf.r / PX)
      schijven.set(vast.createFixture({ shape: vorm, restitution: 0.5 }), schijf)
    },
    flipper: (arm) => makeFlipper(wereld, arm, stappen),
    bal: () => {
      const [plaats, vaart] = [bal.getPosition(), bal.getLinearVelocity()]
      return { x: plaats.x * PX, y: plaats.y * PX, vx: vaart.x * PX, vy: vaart.y * PX }
    },
    leg: (plaats, vaart = [0, 0]) => {
      bal.setPosition(meter(plaats))
      bal.setLinearVelocity(meter(vaart))
      bal.setAngularVelocity(0)
      bal.setAwake(true)
    },
    trek: ([x, y]) => {
      kracht.set(x / PX, y / PX)
    },
    verstrijk: (ms) => {
      rest = Math.min(rest + ms / 1000, STAP_S * MEESTE_STAPPEN)
      const uit: number[] = []
      for (; rest > STAP_S - BIJNA; rest -= STAP_S) uit.push(...stap())
      return uit
    },
  }
}
