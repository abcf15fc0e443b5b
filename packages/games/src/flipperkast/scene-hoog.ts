import { fall, hop, type Hoog, LIGT, strike } from './hoog.ts'
import type { Indeling } from './indeling.ts'

/** A ball that nothing was typed for hops by itself this often, in ms; the first time sooner. */
const HOP = { om: 2400, eerst: 1800 } as const
/** The share of a low field that the ball may rise, where no bumper hangs over the flippers. */
const RUIM = 0.5
/** So often in a row kept up, the ball shines brightest. */
const VOL = 8
/** The share of its height that a ball keeps from frame to frame while it is brought down, and what is no height, in balls. */
const ZAK = 0.7
const LAAG = 0.1
/** The number of the bumper in the middle, right over the flippers. */
const MIDDEN = 2

interface HoogDelen {
  /** Called with how often in a row the ball was kept up now; with 0 when the row is over. */
  readonly opRij: (keer: number) => void
  /** Called when the ball sprang off a bumper. */
  readonly opBumper: (nummer: number) => void
}

type Plaats = Pick<Indeling, 'wacht' | 'bal' | 'bumpers' | 'veld'>

/** Returns how high the ball can come, in balls: to the bumper over the flippers, whose cap is lower than it is wide. */
export function dakVan({ wacht, bal: r, bumpers, veld }: Plaats): number {
  const boven = bumpers[MIDDEN]
  if (!boven) return ((wacht[1] - veld.boven) * RUIM) / r
  return (wacht[1] - boven.midden[1] - boven.r) / r - 1
}

/** Makes what keeps a ball up with the flippers: one that waits for its letters, or one that plays on. */
export function makeHoog(plaats: Plaats, { opRij, opBumper }: HoogDelen) {
  const dak = dakVan(plaats)
  let nu: Hoog = LIGT
  let gered = 0
  let stil: number = HOP.eerst

  function set(na: Hoog): void {
    const was = nu
    nu = na
    if (na.keer !== was.keer) opRij(na.keer)
  }

  return {
    /** Strikes the ball that waits. */
    strike: (): void => set(strike(nu, dak)),
    /** Counts a ball in play that was saved; with false, it is lost or taken back. */
    save(is: boolean): void {
      if (!is && gered === 0) return
      gered = is ? gered + 1 : 0
      opRij(gered)
    },
    /** Brings the ball that waits down fast, frame by frame: it is going to be shot. */
    drop: (): void => set({ ...LIGT, op: nu.op < LAAG ? 0 : nu.op * ZAK }),
    /** Lets time pass for the ball that waits; returns how high it is, in px. One that is left alone hops now and then. */
    follow(ms: number, isLeeg: boolean): number {
      stil = isLeeg && nu.keer === 0 ? stil + ms : 0
      if (stil >= HOP.om) {
        stil = 0
        set(hop(nu))
      }
      const na = fall(nu, ms, dak)
      if (na.botst && plaats.bumpers[MIDDEN]) opBumper(MIDDEN)
      set(na.nu)
      return nu.op * plaats.bal
    },
    /** Returns how brightly the ball shines of what it was kept up, 0…1. */
    shine: (): number => Math.min(1, Math.max(nu.keer, gered) / VOL),
  }
}
