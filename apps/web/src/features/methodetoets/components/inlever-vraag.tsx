import { useKopFocus } from '../use-kop-focus.ts'

interface Props {
  /** Positions, from 0, of words for which nothing was written. */
  readonly leeg: readonly number[]
  readonly bezig: boolean
  readonly wacht: boolean
  /** Whether what was written is still there after the page is closed. */
  readonly isVast: boolean
  readonly onNaar: (plaats: number) => void
  readonly onTerug: () => void
  readonly onLeverIn: () => void
}

const vraagBij = (aantal: number): string => {
  if (aantal === 0) return 'Je hebt alle woorden ingevuld.'
  return aantal === 1
    ? 'Je hebt 1 woord niet ingevuld.'
    : `Je hebt ${aantal} woorden niet ingevuld.`
}

/** The quiet check before handing in: which words are empty, with links to them. */
export function InleverVraag({ leeg, bezig, wacht, isVast, onNaar, onTerug, onLeverIn }: Props) {
  const kop = useKopFocus()
  return (
    <div className="toets-blad toets-vraag">
      <h1 tabIndex={-1} ref={kop}>
        Wil je de toets inleveren?
      </h1>
      <p>{vraagBij(leeg.length)}</p>
      {leeg.length > 0 && (
        <ul className="toets-leeg">
          {leeg.map((plaats) => (
            <li key={plaats}>
              <button type="button" className="toets-knop" onClick={() => onNaar(plaats)}>
                {`Woord ${plaats + 1}`}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="toets-zacht">Na het inleveren kun je niets meer veranderen.</p>
      <output className="toets-bericht">
        {wacht &&
          `Inleveren lukt nu niet: er is geen internet. ${isVast ? 'Je woorden zijn bewaard.' : 'Laat dit scherm open: dan blijven je woorden staan.'} Probeer het straks nog eens.`}
      </output>
      <div className="toets-knoppen">
        <button type="button" className="toets-knop" onClick={onTerug}>
          Nog even kijken
        </button>
        <button
          type="button"
          className="toets-knop toets-knop-goud"
          aria-disabled={bezig}
          onClick={() => !bezig && onLeverIn()}
        >
          {bezig ? 'Even wachten…' : 'Inleveren'}
        </button>
      </div>
    </div>
  )
}
