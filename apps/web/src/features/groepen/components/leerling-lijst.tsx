import { useDeferredValue, useMemo, type RefObject } from 'react'
import type { LeerlingRij as LeerlingRijData } from '@letterhaven/contracts/leerling'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Leeg } from '@letterhaven/ui/leeg.tsx'
import { LijstRijen } from '@letterhaven/ui/lijst-rijen.tsx'
import { useZoekkeuze } from '../../../shared/routes/zoekparam.ts'
import { useKalender } from '../../../shared/weergave/gebruik-kalender.ts'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useZoekinvoer } from '../gebruik-zoekinvoer.ts'
import {
  FILTERS,
  SORTERINGEN,
  kiesLeerlingen,
  opAchternaam,
  pastBij,
  type Filter,
} from '../kies-leerlingen.ts'
import { LeerlingRij } from './leerling-rij.tsx'
import { LijstGereedschap } from './lijst-gereedschap.tsx'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingen: readonly LeerlingRijData[]
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  /** The list itself, so that a signal can lead there. */
  readonly lijst: RefObject<HTMLElement | null>
}

function GeenLeerlingen() {
  const w = useWoordkeus()
  return (
    <Kaart>
      <Leeg icoon="leerling" titel={`In deze ${w.groep} zitten nog geen leerlingen`}>
        Zodra er leerlingen zijn, staan ze hier. Zelf leerlingen toevoegen of inlezen komt
        binnenkort in Letterhaven.
      </Leeg>
    </Kaart>
  )
}

/** The pupils of a group: search, filter and order live in the address. */
export function LeerlingLijst(props: Eigenschappen) {
  const { adminId, groepId, leerlingen, filter, onFilter, lijst } = props
  const kalender = useKalender()
  const [zoek, zetZoek] = useZoekinvoer('zoek')
  const [sortering, zetSortering] = useZoekkeuze('sorteer', SORTERINGEN)
  const lateZoek = useDeferredValue(zoek)
  const opNaam = useMemo(() => opAchternaam(leerlingen, kalender.land), [leerlingen, kalender])
  const rijen = useMemo(
    () => kiesLeerlingen(opNaam, { zoek: lateZoek, filter, sortering }, kalender),
    [opNaam, lateZoek, filter, sortering, kalender],
  )
  const aantallen = useMemo(
    () =>
      Object.fromEntries(
        FILTERS.map((f) => [f, leerlingen.filter((rij) => pastBij(rij, f, kalender)).length]),
      ) as Record<Filter, number>,
    [leerlingen, kalender],
  )
  if (leerlingen.length === 0) return <GeenLeerlingen />
  const isAlles = rijen.length === leerlingen.length
  const telling = isAlles
    ? aantal(rijen.length, 'leerling', 'leerlingen')
    : `${rijen.length} van de ${aantal(leerlingen.length, 'leerling', 'leerlingen')}`
  const handleIedereen = () => {
    zetZoek('')
    onFilter('alle')
  }
  return (
    <section ref={lijst} className="leerling-lijst" aria-labelledby="leerlingen-kop" tabIndex={-1}>
      <h2 id="leerlingen-kop" className="lh-vh">
        Leerlingen
      </h2>
      <LijstGereedschap
        {...{ zoek, onZoek: zetZoek, filter, onFilter, sortering, aantallen }}
        onSorteer={zetSortering}
      />
      <output className={isAlles ? 'lh-vh' : 'leerling-lijst-telling'}>{telling}</output>
      {rijen.length === 0 ? (
        <Kaart>
          <Leeg
            icoon="zoek"
            titel={lateZoek ? `Niemand gevonden met ‘${lateZoek}’` : 'Hier hoort nu niemand bij'}
            actie={<Knop onClick={handleIedereen}>Toon iedereen</Knop>}
          />
        </Kaart>
      ) : (
        <LijstRijen label="Leerlingen">
          {rijen.map((rij) => (
            <LeerlingRij key={rij.id} {...{ adminId, groepId, rij, kalender }} />
          ))}
        </LijstRijen>
      )}
    </section>
  )
}
