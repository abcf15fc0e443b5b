import type { RefObject } from 'react'
import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Input } from './rules.ts'

/** How far beside a scale a letter may be let go, and how far beside the ship, in px. */
const BIJ_SCHUB = 14
const BIJ_SCHIP = 70

/** Returns whether a point lies in a box, or this near it. */
const isIn = ({ x, y }: Plek, vak: DOMRect, rand: number): boolean =>
  x > vak.left - rand && x < vak.right + rand && y > vak.top - rand && y < vak.bottom + rand

interface LettersDelen {
  readonly vlak: RefObject<HTMLElement | null>
  readonly kan: boolean
  readonly send: (input: Input) => void
}

/** Drags the letter of a fish to a scale, which takes it at once; let go elsewhere on the ship, it is eaten. */
export function useLetters({ vlak, kan, send }: LettersDelen) {
  return useSleep({
    vlak: '.gv-water',
    kan,
    onLos: ({ nr: vis, x, y }) => {
      const kader = vlak.current?.getBoundingClientRect()
      if (!kader) return
      const punt = { x: x + kader.left, y: y + kader.top }
      const vakken = [...(vlak.current?.querySelectorAll('.gv-schub') ?? [])].map((schub) =>
        schub.getBoundingClientRect(),
      )
      const raak = (rand: number): number => vakken.findIndex((vak) => isIn(punt, vak, rand))
      const op = raak(0) < 0 ? raak(BIJ_SCHUB) : raak(0)
      if (op >= 0) return send({ type: 'breng', vis, schub: op })
      if (raak(BIJ_SCHIP) >= 0) send({ type: 'eet', vis })
    },
  })
}
