import { useState } from 'react'
import type { Interval } from '../grafiek/grafiek-maat.ts'
import type { HitteKolom } from '../grafiek/hitte-soorten.ts'
import { Hittekaart } from '../grafiek/hittekaart.tsx'
import { Kaart } from '../pagina/kaart.tsx'
import { LijnGrafiek } from '../grafiek/lijn-grafiek.tsx'
import { StaafGrafiek } from '../grafiek/staaf-grafiek.tsx'
import { beheersing, categorieen, leerlingen, weken } from './gegevens.ts'
import { Raster, Sectie } from './sectie.tsx'

const eigen = [62, 64, 63, 66, 65, 68, 70, 69, 72, 74, 73, 76]
const doel = [58, 59, 61, 60, 62, 63, 63, 65, 66, 66, 68, 69]
const schatting = [null, null, 48, 51, 55, null, 60, 61, 66, 70, 71, 75]
const interval: readonly (Interval | null)[] = schatting.map((value, index) =>
  value === null ? null : [value - 14 + index, Math.min(100, value + 14 - index)],
)
const klassen = [
  { vanaf: 0, label: 'onder 50', kleur: 1 },
  { vanaf: 50, label: '50–64', kleur: 2 },
  { vanaf: 65, label: '65–79', kleur: 3 },
  { vanaf: 80, label: '80+', kleur: 4 },
] as const

/** The last columns of the heat map, which can be folded into one. */
const VOUW = { groep: 'Groep 4', vanaf: 6 } as const
const samen = { id: 'samen', kort: 'samen', naam: 'Groep 4, 2 categorieën samen' } as const

const kolommenBij = (open: boolean): readonly HitteKolom[] => {
  const vouw = { groep: VOUW.groep, vouw: { id: VOUW.groep, open } }
  const nu = categorieen.slice(0, VOUW.vanaf).map((kolom) => ({ ...kolom, groep: 'Spelling' }))
  const eerder = open ? categorieen.slice(VOUW.vanaf) : [samen]
  return [...nu, ...eerder.map((kolom) => ({ ...kolom, ...vouw }))]
}

/** Charts with full data, with gaps and with an interval. */
export function GrafiekenSectie() {
  const [gekozen, setGekozen] = useState('nog geen cel gekozen')
  const [isOpen, setOpen] = useState(false)
  return (
    <Sectie titel="Grafieken">
      <Raster breed>
        <Kaart titel="Spelling, goed in één keer" niveau={3} extra="in procent">
          <LijnGrafiek
            uitkomst="5b steeg van 62 procent in week 36 naar 76 procent in week 47 en ligt 7 punten boven het doel."
            labelNaam="Week"
            labels={weken}
            reeksen={[
              { id: 'eigen', naam: '5b', punten: eigen },
              { id: 'doel', naam: 'Doel', punten: doel },
            ]}
            eenheid="%"
          />
        </Kaart>
        <Kaart titel="Categorieën" niveau={3} extra="goed in procent">
          <Hittekaart
            titel="Goed in procent, per leerling en categorie"
            rijKop="Leerling"
            kolommen={kolommenBij(isOpen)}
            rijen={leerlingen.map(({ id, naam }, index) => ({
              id,
              naam: naam.split(' ')[0] ?? naam,
              waarden: beheersing[index] ?? [],
            }))}
            klassen={klassen}
            onKies={(rij, kolom) => setGekozen(`${rij.naam}: ${kolom.naam}`)}
            onVouw={() => setOpen(!isOpen)}
          />
          <output>{gekozen}</output>
        </Kaart>
        <Kaart titel="Groei van Levi" niveau={3} extra="met marge, in procent">
          <LijnGrafiek
            uitkomst="Levi groeide van ongeveer 48 naar ongeveer 75 procent; in week 41 oefende hij niet."
            labelNaam="Week"
            labels={weken}
            reeksen={[{ id: 'levi', naam: 'Levi', punten: schatting, band: interval }]}
            eenheid="%"
            bereik={[0, 100]}
          />
        </Kaart>
        <Kaart titel="Oefentijd" niveau={3} extra="minuten per week">
          <StaafGrafiek
            uitkomst="De oefentijd ging van 31 minuten in week 36 naar 52 minuten in week 47; week 42 is onbekend."
            naam="Minuten"
            labelNaam="Week"
            staven={[31, 28, 40, 44, 39, 12, null, 41, 47, 45, 50, 52].map((waarde, index) => ({
              label: weken[index] ?? '',
              waarde,
              stil: index < 11,
            }))}
          />
        </Kaart>
      </Raster>
    </Sectie>
  )
}
