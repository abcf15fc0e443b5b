import type { StapMaat } from './stappenmaat.ts'
import './stappen.css'

/** The steps to a form, one after the other; the last one, the form itself, is left to the child. */
export const Stappen = ({ stappen, stap }: Pick<StapMaat, 'stappen' | 'stap'>) => (
  <ol className="lhs-stappen" aria-hidden="true" style={{ fontSize: stap }}>
    {stappen.map(({ vraag, antwoord, soort }) => (
      <li key={vraag} data-soort={soort}>
        {vraag} {antwoord !== '' && <b>{antwoord}</b>}
      </li>
    ))}
  </ol>
)
