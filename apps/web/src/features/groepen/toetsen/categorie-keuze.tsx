import { kaleNaam } from '@letterhaven/domain/naam'
import { makeZoeker } from '../../../shared/weergave/zoeker.ts'
import { useState } from 'react'
import type { ToetsKeuze } from '@letterhaven/contracts/methodetoets'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Zoekveld } from '@letterhaven/ui/formulier/zoekveld.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly keuze: readonly ToetsKeuze[]
  readonly codes: ReadonlySet<string>
  readonly fout: string | undefined
  readonly onKies: (code: string) => void
}

/** The categories by year, with a search field; chosen ones stay in view. */
export function CategorieKeuze({ keuze, codes, fout, onKies }: Props) {
  const w = useWoordkeus()
  const [zoek, setZoek] = useState('')
  const staatIn = makeZoeker(zoek)
  const past = ({ code, naam, kort }: ToetsKeuze): boolean =>
    codes.has(code) || staatIn(kaleNaam(`${naam} ${kort}`))
  const perGroep = [...Map.groupBy(keuze.filter(past), ({ groep }) => groep)]
  return (
    <fieldset className="toets-keuze">
      <legend>Welke categorieën?</legend>
      <Zoekveld label="Zoek een categorie" waarde={zoek} onZoek={setZoek} data-focus />
      <p className="toets-keuze-stand" role={fout ? 'alert' : undefined} data-fout={fout && true}>
        {fout ?? `${aantal(codes.size, 'categorie', 'categorieën')} gekozen`}
      </p>
      <div className="toets-keuze-lijst" tabIndex={-1}>
        {perGroep.length === 0 && <p>Geen categorie gevonden met ‘{zoek}’.</p>}
        {perGroep.map(([groep, rijen]) => (
          <section key={groep}>
            <h3>{metHoofdletter(w.groepN(groep))}</h3>
            {rijen.map(({ code, naam, woorden }) => (
              <Vinkje
                key={code}
                label={
                  <>
                    <Letterlijk>{naam}</Letterlijk>{' '}
                    <small>({aantal(woorden, 'woord', 'woorden')})</small>
                  </>
                }
                checked={codes.has(code)}
                onChange={() => onKies(code)}
              />
            ))}
          </section>
        ))}
      </div>
    </fieldset>
  )
}
