import type { BeurtStaat } from '../regels/beurt.ts'
import type { Gatzin } from './gatzin.ts'
import type { Letter } from '../keuzen/instellingen.ts'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import { plaatsVan } from '../tekenen/vak.ts'
import type { Vak } from '../tekenen/vak.ts'
import { Zinkaart } from './zinkaart.tsx'
import { zinMaat } from './zinmaat.ts'
import { readTekstschaal } from '../woord/tekstschaal.ts'
import './zinvraag.css'

interface ZinvraagProps {
  readonly state: BeurtStaat<{ readonly zin: Gatzin | null }>
  readonly vak: Vak
  readonly letter: Letter
  /** Whether there is an ear button to hear the sentence. */
  readonly stem: boolean
  readonly onHoor: (wat: 'hoor' | 'luister') => void
}

const ZONDER_ZIN = 'Welk woord is goed geschreven?'
/** The width of the ear and of the space beside it, in px. */
const OOR = 62

/**
 * The question in letters that fit its place: the sentence of the word, or a fixed question when it has none, with an
 * ear when it can be heard.
 */
export function Zinvraag({ state, vak, letter, stem, onHoor }: ZinvraagProps) {
  const { item, opgave, gegeven } = state
  if (!item || !opgave) return null
  const { zin } = opgave
  const tekst = zin ? zin.voor + zin.woord + zin.na : ZONDER_ZIN
  const ruimte = { w: vak.w - (stem ? OOR : 0), h: vak.h, schaal: readTekstschaal() }
  const maat = zinMaat(tekst, ruimte, letter)
  return (
    <div
      className="lhs-zinvraag"
      style={{ ...plaatsVan(vak), '--lhs-zinmaat': `${maat}px` } as object}
    >
      {zin ? (
        <Zinkaart zin={zin} graphemes={item.graphemes} gegeven={gegeven} />
      ) : (
        <p className="lhs-zinkaart">{ZONDER_ZIN}</p>
      )}
      {stem && (
        <button
          type="button"
          className="lhs-rond"
          aria-label={zin ? 'Luister naar de zin' : 'Luister naar het woord'}
          onClick={() => onHoor(zin ? 'hoor' : 'luister')}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
    </div>
  )
}
