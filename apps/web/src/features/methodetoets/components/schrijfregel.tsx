import { useId, useRef } from 'react'

interface Props {
  readonly nummer: number
  readonly waarde: string
  readonly kijktMee: boolean
  /** Signs that a keyboard may lack. */
  readonly tekens: readonly string[]
  readonly onSchrijf: (waarde: string) => void
  readonly onKlaar: () => void
}

/** The line to write on: nothing on the device helps with spelling, and Enter goes on. */
export function Schrijfregel({ nummer, waarde, kijktMee, tekens, onSchrijf, onKlaar }: Props) {
  const id = useId()
  const veld = useRef<HTMLInputElement>(null)
  const typ = (teken: string) => {
    const plek = veld.current?.selectionStart ?? waarde.length
    onSchrijf(waarde.slice(0, plek) + teken + waarde.slice(veld.current?.selectionEnd ?? plek))
    requestAnimationFrame(() => {
      veld.current?.focus()
      veld.current?.setSelectionRange(plek + teken.length, plek + teken.length)
    })
  }
  return (
    <div className="toets-regel">
      <label htmlFor={id}>{`Schrijf woord ${nummer} op`}</label>
      <input
        ref={veld}
        id={id}
        type="text"
        value={waarde}
        maxLength={64}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        disabled={kijktMee}
        onChange={(event) => onSchrijf(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onKlaar()
        }}
      />
      {tekens.length > 0 && !kijktMee && (
        <fieldset className="toets-tekens">
          <legend className="lh-vh">Bijzondere letters</legend>
          {tekens.map((teken) => (
            <button key={teken} type="button" onClick={() => typ(teken)}>
              {teken}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
