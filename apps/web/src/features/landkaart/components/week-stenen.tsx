import { WEEKDAGEN, weekZin } from '../kaart-woorden.ts'

/** The week as seven stones: gold where there was practice. Nothing is ever taken away. */
export function WeekStenen({ week }: { readonly week: readonly boolean[] }) {
  return (
    <div className="kaart-pil week">
      <p className="lh-vh">{weekZin(week)}</p>
      <span className="week-titel" aria-hidden="true">
        Mijn week
      </span>
      {WEEKDAGEN.map((dag, i) => (
        <span key={dag} className={week[i] ? 'steen steen-goud' : 'steen'} aria-hidden="true">
          {dag.charAt(0)}
        </span>
      ))}
    </div>
  )
}
