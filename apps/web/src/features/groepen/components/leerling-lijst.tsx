import type { RefObject } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Leeg } from '@letterhaven/ui/leeg.tsx'
import { useToetsen } from '../../../shared/toetsen/gebruik-toetsen.ts'
import { ToetsenHulp } from '../../../shared/toetsen/toetsen-hulp.tsx'
import { aantal, deelVan } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { Lijst } from '../gebruik-lijst.ts'
import { GroepLink } from './groep-links.tsx'
import { LeerlingRijen } from './leerling-rijen.tsx'
import { LijstGereedschap } from './lijst-gereedschap.tsx'

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingen: readonly LeerlingRij[]
  readonly lijst: Lijst
  /** The list itself, so that a signal can lead there. */
  readonly plek: RefObject<HTMLElement | null>
}

const TOETSEN = [
  { toetsen: ['/'], doet: 'Naar het zoekveld' },
  { toetsen: ['↓', '↑'], doet: 'Naar de volgende of vorige leerling' },
  { toetsen: ['Spatie'], doet: 'Leerling selecteren' },
  { toetsen: ['Shift', '↓'], doet: 'Selectie uitbreiden; met de muis: Shift en klik' },
  { toetsen: ['Enter'], doet: 'Leerling openen' },
  { toetsen: ['Esc'], doet: 'Selectie of zoekterm wissen' },
  { toetsen: ['?'], doet: 'Dit overzicht' },
]

function GeenLeerlingen(waar: { readonly adminId: string; readonly groepId: string }) {
  const w = useWoordkeus()
  return (
    <Kaart>
      <Leeg
        icoon="leerling"
        titel={`In deze ${w.groep} zitten nog geen leerlingen`}
        actie={<GroepLink weg="toevoegen" soort="primair" {...waar} />}
      >
        Voeg ze hier toe. Ze komen er ook vanzelf bij als ze uit de administratie van de school
        worden ingelezen, of vanuit een andere {w.groep} hierheen gaan.
      </Leeg>
    </Kaart>
  )
}

function Niemand({ zoek, onIedereen }: { zoek: string; onIedereen: () => void }) {
  return (
    <Kaart>
      <Leeg
        icoon="zoek"
        titel={zoek ? `Niemand gevonden met ‘${zoek}’` : 'Hier hoort nu niemand bij'}
        actie={<Knop onClick={onIedereen}>Toon iedereen</Knop>}
      />
    </Kaart>
  )
}

/** The pupils of a group: found, ordered, chosen, by mouse, touch or keys alone. */
export function LeerlingLijst({ adminId, groepId, leerlingen, lijst, plek }: Eigenschappen) {
  const { rijen, selectie, kalender, lateZoek } = lijst
  useToetsen({ Escape: selectie.wis })
  if (leerlingen.length === 0) return <GeenLeerlingen adminId={adminId} groepId={groepId} />
  const isAlles = rijen.length === leerlingen.length
  const telling = isAlles
    ? aantal(rijen.length, 'leerling', 'leerlingen')
    : deelVan(rijen.length, leerlingen.length, 'leerlingen')
  const handleIedereen = () => {
    lijst.zetZoek('')
    lijst.zetFilter('alle')
  }
  return (
    <section
      ref={plek}
      className="leerling-lijst"
      data-selectie={selectie.gekozen.size > 0 || undefined}
      aria-labelledby="leerlingen-kop"
      tabIndex={-1}
    >
      <h2 id="leerlingen-kop" className="lh-vh">
        Leerlingen
      </h2>
      <LijstGereedschap lijst={lijst} />
      <output className={isAlles ? 'lh-vh' : 'leerling-lijst-telling'}>{telling}</output>
      {selectie.gekozen.size > 0 && (
        <p className="lh-alleen-print">
          Selectie: {deelVan(selectie.gekozen.size, leerlingen.length, 'leerlingen')}
        </p>
      )}
      {rijen.length === 0 ? (
        <Niemand zoek={lateZoek} onIedereen={handleIedereen} />
      ) : (
        <LeerlingRijen {...{ adminId, groepId, rijen, kalender, selectie, plek }} />
      )}
      <ToetsenHulp regels={TOETSEN} />
    </section>
  )
}
