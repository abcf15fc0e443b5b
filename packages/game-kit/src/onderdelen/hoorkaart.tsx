import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import type { Item } from '../regels/contract.ts'
import type { Letter } from '../keuzen/instellingen.ts'
import { LETTERBREEDTE } from '../woord/letterbreedte.ts'
import { readTekstschaal } from '../woord/tekstschaal.ts'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import './hoorkaart.css'

/** How long a word that cannot be heard is shown: a fixed time, and a little more for each letter. */
const KIJK_MS = 1200
const LETTER_MS = 160

interface HoorkaartProps {
  readonly item: Item
  /** Whether the word can be heard. Where it cannot, it is shown for a moment. */
  readonly stem: boolean
  readonly rustig: boolean
  /** How many of its sounds have been laid, and out of how many. Without it, the length of the word is not given away. */
  readonly klanken?: { readonly gedaan: number; readonly totaal: number } | undefined
  readonly onLuister: () => void
  readonly letter: Letter
  /** The available width, in px. */
  readonly breed: number
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

/** Shows something for a while, starting now, and again on request. */
function useFlits(sleutel: string, ms: number) {
  const [keer, setKeer] = useState(0)
  const nu = `${sleutel} ${keer}`
  const [voorbij, setVoorbij] = useState('')
  useEffect(() => {
    const klok = setTimeout(() => setVoorbij(nu), ms)
    return () => clearTimeout(klok)
  }, [nu, ms])
  return { zichtbaar: voorbij !== nu, nogEens: () => setKeer(keer + 1) }
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

/** The word for a pupil who cannot hear it: shown for a moment, then covered. */
function Flits({ item: { id, word }, rustig, klanken }: HoorkaartProps) {
  const { zichtbaar, nogEens } = useFlits(
    id,
    (KIJK_MS + LETTER_MS * word.length) * (rustig ? 2 : 1),
  )
  const bedekt = klanken ? <Stippen {...klanken} /> : <span aria-hidden="true">•••</span>
  return (
    <>
      <button
        type="button"
        className="lhs-rond lhs-hoor"
        aria-label="Nog eens kijken"
        onClick={nogEens}
      >
        <SpelIcoon naam="oog" />
      </button>
      <output className="lhs-flits">{zichtbaar ? word : bedekt}</output>
    </>
  )
}

/** The word that is asked: an ear to hear it again and a dot for each sound, or the word itself for a moment. */
export function Hoorkaart(props: HoorkaartProps) {
  const { item, stem, klanken, onLuister } = props
  const maat = { '--lhs-kaartmaat': `${hoorMaat(item.word, props).letters}px` } as CSSProperties
  return (
    <div className="lhs-hoorkaart" style={maat}>
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
        <Flits {...props} />
      )}
    </div>
  )
}
