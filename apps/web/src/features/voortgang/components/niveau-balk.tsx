import type { Niveau } from '@letterhaven/contracts/voortgang'

const STREPEN = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const plek = (deel: number) => `${Math.round(Math.min(1, Math.max(0, deel)) * 1000) / 10}%`

/**
 * A level on a scale from 0 to 10 words: the band is where it very likely lies, the mark is the best guess. It is only for the
 * eye; the sentence next to it says the same.
 */
export function NiveauBalk({ niveau }: { niveau: Niveau }) {
  const { laag, hoog, kans } = niveau
  return (
    <span className="niveau-balk" aria-hidden="true">
      {STREPEN.map((streep) => (
        <span
          key={streep}
          className="niveau-streep"
          style={{ insetInlineStart: plek(streep / 10) }}
        />
      ))}
      <span
        className="niveau-band"
        style={{ insetInlineStart: plek(laag), inlineSize: plek(hoog - laag) }}
      />
      <span className="niveau-punt" style={{ insetInlineStart: plek(kans) }} />
    </span>
  )
}
