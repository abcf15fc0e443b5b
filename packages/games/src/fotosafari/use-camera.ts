import { useState } from 'react'
import { bezwaarVan, type Bezwaar, type Input, type Opdracht } from './rules.ts'

interface CameraDelen {
  readonly opgave: Opdracht
  /** The animals in the frame, and whether the lizard is in it instead. */
  readonly dieren: readonly string[]
  readonly metHagedis: boolean
  readonly send: (input: Input) => void
}

interface Camera {
  /** Whether a press takes a photo now. */
  readonly isKlaar: boolean
  /** Why the last press took none, until the frame moves or the animals do something else. */
  readonly bezwaar: Bezwaar | null
  readonly shoot: () => void
}

/** Takes photos, and says why where a press takes none: no press is for nothing. */
export function useCamera({ opgave, dieren, metHagedis, send }: CameraDelen): Camera {
  const [mis, setMis] = useState<Opdracht | null>(null)
  const bezwaar = metHagedis && opgave.gericht ? null : bezwaarVan(opgave, dieren)
  const isHier = mis?.kader === opgave.kader && mis.stap === opgave.stap
  return {
    isKlaar: bezwaar === null,
    bezwaar: isHier ? bezwaar : null,
    shoot: () => {
      if (bezwaar) setMis(opgave)
      else send(metHagedis ? { type: 'hagedis' } : { type: 'foto', dieren })
    },
  }
}
