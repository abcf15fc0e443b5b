import './leerling-lijst.css'
import type { ReactNode, RefObject } from 'react'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { useToetsen } from '../toetsen/use-toetsen.ts'
import { aantal, deelVan } from '../weergave/woorden.ts'
import { useWoordkeus } from '../woordkeus.tsx'
import type { Lijst } from './use-lijst.ts'
import type { MaakInhoud } from './leerling-rij.tsx'
import { LeerlingRijen } from './leerling-rijen.tsx'
import { LijstGereedschap } from './lijst-gereedschap.tsx'
import type { RijKern } from './rij-kern.ts'
import { ToetsenHulp } from './toetsen-hulp.tsx'

interface Eigenschappen<R extends RijKern> {
  readonly lijst: Lijst<R>
  readonly makeInhoud: MaakInhoud<R>
  /** The list element itself, so that a signal can lead there. */
  readonly plek: RefObject<HTMLElement | null>
  /** What else narrows this list, and what lifts that again. */
  readonly meer?: ReactNode
  readonly onIedereen?: () => void
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

/** A list of pupils that can be searched, sorted and selected with a mouse, by touch or with keys alone. */
export function LeerlingLijst<R extends RijKern>(props: Eigenschappen<R>) {
  const w = useWoordkeus()
  const { lijst, makeInhoud, plek, meer, onIedereen } = props
  const { rijen, totaal, selectie, lateZoek } = lijst
  useToetsen({ Escape: selectie.clear })
  const isAlles = rijen.length === totaal
  const telling = isAlles
    ? aantal(rijen.length, w.leerling, w.leerlingen)
    : deelVan(rijen.length, aantal(totaal, w.leerling, w.leerlingen))
  const handleIedereen = () => {
    lijst.setZoek('')
    lijst.saveZoek()
    lijst.setFilter('alle')
    onIedereen?.()
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
        {w.Leerlingen}
      </h2>
      <LijstGereedschap lijst={lijst} meer={meer} />
      <output className={isAlles ? 'lh-vh' : 'leerling-lijst-telling'}>{telling}</output>
      {selectie.gekozen.size > 0 && (
        <p className="lh-alleen-print">
          Selectie: {deelVan(selectie.gekozen.size, aantal(totaal, w.leerling, w.leerlingen))}
        </p>
      )}
      {rijen.length === 0 ? (
        <Niemand zoek={lateZoek} onIedereen={handleIedereen} />
      ) : (
        <LeerlingRijen {...{ rijen, makeInhoud, selectie, plek }} />
      )}
      <ToetsenHulp />
    </section>
  )
}
