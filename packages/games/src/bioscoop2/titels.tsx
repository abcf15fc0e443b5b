import type { FilmOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { sayZin } from '@letterhaven/taal/beeldzin/film/filmzin'
import { useEffect, useState } from 'react'
import { filmVan, filmzinVan, heleFilm, type State } from './filmen.ts'
import type { Indeling } from './indeling.ts'
import { DEEL_MS, FILM_MS } from './rules.ts'

interface TitelsProps {
  readonly state: State
  readonly item: FilmOpgave
  readonly indeling: Indeling
  readonly woorden: readonly string[]
}

/** Returns which scene of the whole film plays now; -1 while it is still the last one alone. */
function useDeel(aantal: number, isRustig: boolean): number {
  const [deel, setDeel] = useState(-1)
  useEffect(() => {
    if (aantal === 0 || isRustig) return
    const klokken = Array.from({ length: aantal }, (_, nr) =>
      setTimeout(() => setDeel(nr), FILM_MS + nr * DEEL_MS),
    )
    return () => {
      for (const klok of klokken) clearTimeout(klok)
    }
  }, [aantal, isRustig])
  return deel
}

/** Says whether it is the asked film; after the last try also the line as it is printed. */
function Oordeel({ state, item }: Pick<TitelsProps, 'state' | 'item'>) {
  const gegeven = state.gegeven ?? ''
  if (isGoedeZin(item, gegeven)) return <span className="bs-klopt">Dat is deze film!</span>
  if (state.poging >= MEESTE_POGINGEN)
    return (
      <p className="bs-samen">
        <b>Zo kan het:</b> {item.zin}
      </p>
    )
  const isFilm = filmVan(gegeven) !== null
  return (
    <span className="bs-anders">
      {isFilm ? 'Jouw film is anders. Kijk!' : 'Deze zin speelt geen film.'}
    </span>
  )
}

const isGoedeZin = ({ ordes }: FilmOpgave, gegeven: string): boolean =>
  ordes.some((orde) => orde.join('/') === gegeven)

/** The line under the film while it plays: the pupil's own, printed; then those of the whole film. */
export function Titels({ state, item, indeling, woorden }: TitelsProps) {
  const heel = heleFilm(state)
  const deel = useDeel(heel.length, state.opties.calm)
  const adres = heel[deel]
  const zin = filmzinVan(adres ?? '')?.zin ?? woorden
  return (
    <div className="bs-titel" style={plaatsVan(indeling.regel)}>
      {adres !== undefined && <span className="bs-deel">Jouw film, deel {deel + 1}</span>}
      <p>{sayZin(zin)}</p>
      {adres === undefined && <Oordeel {...{ state, item }} />}
    </div>
  )
}
