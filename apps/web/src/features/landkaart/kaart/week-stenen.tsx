import { STERKE_WEEK } from '@letterhaven/domain/beloning'
import { WEEKDAGEN } from '@letterhaven/domain/weekdagen'
import { weekZin } from '../delen/kaart-woorden.ts'
import { Ster } from '../delen/ster.tsx'

/**
 * The week as seven stones: gold on days with practice. Any three of them make a strong week; a stone that stays grey means
 * nothing.
 */
export function WeekStenen({ week }: { readonly week: readonly boolean[] }) {
  const isSterk = week.filter(Boolean).length >= STERKE_WEEK
  return (
    <div className="kaart-pil week" data-sterk={isSterk || undefined}>
      <p className="lh-vh">{`${weekZin(week)}${isSterk ? ' Een sterke week!' : ''}`}</p>
      <span className="week-titel" aria-hidden="true">
        {isSterk && <Ster />}
        {isSterk ? 'Sterke week!' : 'Mijn week'}
      </span>
      {WEEKDAGEN.map((dag, i) => (
        <span key={dag} className={week[i] ? 'steen steen-goud' : 'steen'} aria-hidden="true">
          {dag.charAt(0)}
        </span>
      ))}
    </div>
  )
}
