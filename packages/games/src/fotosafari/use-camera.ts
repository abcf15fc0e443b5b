import { useState } from 'react'
import { bezwaarVan, type Bezwaar, type Input, type Opdracht } from './rules.ts'

interface CameraDelen {
  readonly opgave: Opdracht
  /** The animals in the frame, and whether the lizard is in it instead. */
  readonly dieren: readonly string[]
  readonly metHagedis: boolean
  /** Whether nobody does what is asked, so that waiting brings something. */
  readonly isWachten: boolean
  readonly send: (input: Input) => void
}

interface Camera {
  /** Whether a press takes a photo now, of one alone. */
  readonly isScherp: boolean
  /** Why the last press took none, until the frame moves or the animals do something else. */
  readonly bezwaar: Bezwaar | null
  /** How many presses were told something: what is told once more is shown once more. */
  readonly keer: number
  readonly shoot: () => void
  /** Whether the animals do something else since the frame was there. */
  readonly isAnders: boolean
  /** Whether the last press was to wait for what somebody does already. */
  readonly isAlTeZien: boolean
  readonly wait: () => void
}

/** Returns whether the frame and the animals are still where they were. */
const isZelfde = (toen: Opdracht | null, nu: Opdracht): boolean =>
  toen?.kader === nu.kader && toen.stap === nu.stap

/** Tells whether the animals changed while the frame stood where it is. */
function useAnders({ dieren, stap, kader }: Opdracht): boolean {
  const [toen, setToen] = useState({ dieren, stap, kader, isAnders: false })
  if (toen.dieren === dieren && toen.stap === stap && toen.kader === kader) return toen.isAnders
  const isAnders = toen.dieren === dieren && toen.stap !== stap
  setToen({ dieren, stap, kader, isAnders })
  return isAnders
}

/** Takes photos and waits, and says why where a press does neither: no press is for nothing. */
export function useCamera({ opgave, dieren, metHagedis, isWachten, send }: CameraDelen): Camera {
  const [mis, setMis] = useState<Opdracht | null>(null)
  const bezwaar = metHagedis && opgave.gericht ? null : bezwaarVan(opgave, dieren)
  const [gewacht, setGewacht] = useState<Opdracht | null>(null)
  const [keer, setKeer] = useState(0)
  const isHier = isZelfde(mis, opgave)
  return {
    isScherp: bezwaar === null && (metHagedis || dieren.length === 1),
    bezwaar: isHier ? bezwaar : null,
    keer,
    isAnders: useAnders(opgave),
    isAlTeZien: isZelfde(gewacht, opgave),
    wait: () => {
      setMis(null)
      setKeer(keer + 1)
      setGewacht(isWachten ? null : opgave)
      send({ type: 'wacht' })
    },
    shoot: () => {
      setGewacht(null)
      setKeer(keer + 1)
      if (bezwaar) setMis(opgave)
      else send(metHagedis ? { type: 'hagedis' } : { type: 'foto', dieren })
    },
  }
}
