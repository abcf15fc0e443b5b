import type { CSSProperties } from 'react'
import type { Item } from '../regels/contract.ts'
import type { Letter } from '../keuzen/instellingen.ts'
import { LETTERBREEDTE } from '../woord/letterbreedte.ts'
import { readTekstschaal } from '../woord/tekstschaal.ts'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import { useKijk } from './use-kijk.ts'
import { useOngerept } from './use-ongerept.ts'
import './hoorkaart.css'

interface HoorkaartProps {
  readonly item: Item
  /** Whether the word can be heard. Where it cannot, it is shown. */
  readonly stem: boolean
  readonly rustig: boolean
  /** How many of its sounds have been laid, and out of how many. Without it, the length of the word is not given away. */
  readonly klanken?: { readonly gedaan: number; readonly totaal: number } | undefined
  /** Whether nothing was done about the word yet, where a game knows that better than its buttons and keys do. */
  readonly isOngerept?: boolean
  readonly onLuister: () => void
  readonly letter: Letter
  /** The available width, in px. */
  readonly breed: number
}

interface GezienProps extends Pick<HoorkaartProps, 'klanken'> {
  readonly word: string
  readonly isOpen: boolean
  readonly onKijk: () => void
}

/** The width of what the card has beside its word, in px. */
const OMHEEN = 104
const GROOTST = 26

/** Returns the size of the letters of a word that is shown, and the approximate width of its card. */
export function hoorMaat(
  word: string,
  { letter, breed }: Pick<HoorkaartProps, 'letter' | 'breed'>,
): { letters: number; kaart: number } {
  const em = Math.max(3, word.length * LETTERBREEDTE[letter])
  const letters = Math.max(13, Math.min(GROOTST * readTekstschaal(), (breed - OMHEEN) / em))
  return { letters, kaart: OMHEEN + em * letters }
}

function Stippen({ gedaan, totaal }: NonNullable<HoorkaartProps['klanken']>) {
  return (
    <span className="lhs-stippen">
      <span className="lhs-alleen-gehoord">{totaal} klanken</span>
      {Array.from({ length: totaal }, (_, i) => (
        <i key={i} data-vol={i < gedaan ? '' : undefined} />
      ))}
    </span>
  )
}

/** The eye that calls the word back, and the word, or what covers it. */
function Gezien({ word, klanken, isOpen, onKijk }: GezienProps) {
  const bedekt = klanken ? <Stippen {...klanken} /> : <span aria-hidden="true">•••</span>
  return (
    <>
      <button
        type="button"
        className="lhs-rond lhs-hoor"
        aria-label="Nog eens kijken"
        onClick={onKijk}
      >
        <SpelIcoon naam="oog" />
      </button>
      <output className="lhs-flits">{isOpen ? word : bedekt}</output>
    </>
  )
}

/**
 * The word that is asked: an ear to hear it again and a dot for each sound. For who cannot hear it, it is the word itself. That
 * stays until the first move and is made from memory then; the eye calls it back as often as wanted.
 */
export function Hoorkaart(props: HoorkaartProps) {
  const { item, stem, rustig, klanken, onLuister } = props
  const { ref, ongerept } = useOngerept(item.id)
  const { kijkt, kijk } = useKijk(item, rustig)
  const isOpen = (props.isOngerept ?? ongerept) || kijkt
  const maat = { '--lhs-kaartmaat': `${hoorMaat(item.word, props).letters}px` } as CSSProperties
  return (
    <div
      ref={ref}
      className="lhs-hoorkaart"
      data-gezien={!stem && isOpen ? '' : undefined}
      style={maat}
    >
      {stem ? (
        <>
          <button
            type="button"
            className="lhs-rond lhs-hoor"
            aria-label="Luister naar het woord"
            onClick={onLuister}
          >
            <SpelIcoon naam="luister" />
          </button>
          {klanken && <Stippen {...klanken} />}
        </>
      ) : (
        <Gezien word={item.word} klanken={klanken} isOpen={isOpen} onKijk={kijk} />
      )}
    </div>
  )
}
