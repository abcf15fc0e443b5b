import { WIJZERS } from './hoogte.ts'
import type { Wijzer } from './hoogte.ts'
import type { Input, Opgave } from './rules.ts'
import './draaiknop.css'

interface DraaiknopProps {
  readonly wijzer: Wijzer
  readonly send: (input: Input) => void
}

/** How much higher each setting flies, as it is said. */
const HOGER: Readonly<Record<Wijzer, string>> = { 0: '', 1: ', iets hoger', 2: ', veel hoger' }

/** Whether the dial stands where the line will stand: before the word was shown, at a stage that has one. */
export const magDraaien = (opgave: Opgave): opgave is Opgave & { readonly wijzer: Wijzer } =>
  opgave.wijzer !== null && opgave.flits.keren === 0

/** The dial of the second stage: how long the word is shown. The shorter, the higher the rocket flies. */
export function Draaiknop({ wijzer: nu, send }: DraaiknopProps) {
  return (
    <fieldset className="lr-draaiknop" aria-label="Hoe lang zie je het woord?">
      {WIJZERS.map(({ naam }, i) => {
        const wijzer = i as Wijzer
        return (
          <button
            key={naam}
            type="button"
            aria-pressed={nu === wijzer}
            onClick={() => send({ type: 'draai', wijzer })}
          >
            {naam}
            <span className="lhs-alleen-gehoord">{HOGER[wijzer]}</span>
            <span aria-hidden="true" className="lr-vlammen">
              {Array.from({ length: i + 1 }, (_, vlam) => (
                <i key={vlam} />
              ))}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
