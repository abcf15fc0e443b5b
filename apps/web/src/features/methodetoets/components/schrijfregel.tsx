import { useId, useRef } from 'react'
import { useMedia, VINGERS } from '@letterhaven/game-kit/apparaat/use-media'
import {
  typ,
  erase,
  type Gekozen,
  type Volgorde,
} from '@letterhaven/game-kit/onderdelen/letter-rijen'
import { LetterToetsen } from '@letterhaven/game-kit/onderdelen/letter-toetsen.tsx'
import { ZOALS_GETYPT } from '@letterhaven/ui/tekst/zoals-getypt'

interface Props {
  readonly label: string
  readonly waarde: string
  readonly kijktMee: boolean
  /** The characters that a keyboard may lack. */
  readonly tekens: readonly string[]
  readonly volgorde: Volgorde
  readonly onSchrijf: (waarde: string) => void
  readonly onKlaar: () => void
}

const MEESTE_TEKENS = 64

/** Buttons for the characters that a desktop keyboard may lack. */
function Tekens({ tekens, onTeken }: { tekens: readonly string[]; onTeken: (t: string) => void }) {
  return (
    <fieldset className="toets-tekens">
      <legend className="lh-vh">Bijzondere letters</legend>
      {tekens.map((teken) => (
        <button key={teken} type="button" onClick={() => onTeken(teken)}>
          {teken}
        </button>
      ))}
    </fieldset>
  )
}

/** The line to write on: the device gives no help with spelling, and Enter goes on. */
export function Schrijfregel(props: Props) {
  const { label, waarde, kijktMee, tekens, volgorde, onSchrijf, onKlaar } = props
  const id = useId()
  const veld = useRef<HTMLInputElement>(null)
  const metVingers = useMedia(VINGERS)
  const pas = (set: (nu: Gekozen) => Gekozen) => {
    const van = veld.current?.selectionStart ?? waarde.length
    const na = set({ tekst: waarde, van, tot: veld.current?.selectionEnd ?? van })
    if (na.tekst.length > MEESTE_TEKENS) return
    onSchrijf(na.tekst)
    requestAnimationFrame(() => {
      veld.current?.focus()
      veld.current?.setSelectionRange(na.van, na.van)
    })
  }
  const writeTeken = (teken: string) => pas((nu) => typ(nu, teken))
  return (
    <div className="toets-regel">
      <label htmlFor={id}>{label}</label>
      <input
        ref={veld}
        id={id}
        type="text"
        value={waarde}
        maxLength={MEESTE_TEKENS}
        inputMode={metVingers ? 'none' : 'text'}
        {...ZOALS_GETYPT}
        enterKeyHint="next"
        disabled={kijktMee}
        onChange={(event) => onSchrijf(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onKlaar()
        }}
      />
      {!kijktMee && metVingers && (
        <LetterToetsen
          volgorde={volgorde}
          extra={tekens}
          onTeken={writeTeken}
          onWis={() => pas(erase)}
        />
      )}
      {!kijktMee && !metVingers && tekens.length > 0 && (
        <Tekens tekens={tekens} onTeken={writeTeken} />
      )}
    </div>
  )
}
