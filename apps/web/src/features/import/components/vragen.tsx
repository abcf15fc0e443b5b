import type { ImportVerschil } from '@letterhaven/contracts/import'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import type { useKeuzes } from '../use-keuzes.ts'
import type { Antwoord } from '../gevolg-van.ts'
import { LijstDeel } from './lijst-deel.tsx'
import { useWieTekst } from './wie-tekst.ts'

interface Props {
  readonly voorstel: ImportVerschil['voorstel']
  readonly keuzes: ReturnType<typeof useKeuzes>
}

type Vraag = ImportVerschil['voorstel']['eerste'][number]

const WAAROM: Readonly<Record<Vraag['reden'], string>> = {
  naam: 'De naam is bekend, maar geen nummer zegt dat het dezelfde is.',
  nummer: 'Het nummer is bekend, maar de naam en de geboortedatum zijn allebei anders.',
}

const DUBBEL =
  'Dit koos je bij nog een regel. Eén leerling staat op één regel: zolang dit zo is, verandert er niets.'

function VraagRij({ vraag, keuzes }: { vraag: Vraag; keuzes: Props['keuzes'] }) {
  const tekst = useWieTekst()
  const { regel, reden, kandidaten } = vraag
  const antwoord = keuzes.antwoordOp(regel.regel)
  const isDubbel = kandidaten.some(({ id }) => id === antwoord && keuzes.gevolg.dubbel.has(id))
  return (
    <div className="import-vraag">
      <div>
        <p className="import-naam">
          <Letterlijk>{regel.naam}</Letterlijk>
        </p>
        <p className="scherm-stil">
          In het bestand: <MetNamen tekst={tekst(regel)} namen={[regel.groep ?? '']} />
        </p>
        <p className="scherm-stil">{WAAROM[reden]}</p>
      </div>
      <Keuze
        label={`Wie is ${regel.naam}?`}
        getoond={
          <>
            Wie is <Letterlijk>{regel.naam}</Letterlijk>?
          </>
        }
        opties={[
          { waarde: 'later', label: 'Nu niets doen' },
          ...kandidaten.map((wie) => ({
            waarde: wie.id,
            label: `Dezelfde als ${wie.naam}, ${tekst(wie)}`,
            letterlijk: true,
          })),
          {
            waarde: 'nieuw',
            label:
              reden === 'nummer'
                ? 'Iemand anders: een nieuwe leerling, zonder dit nummer'
                : 'Iemand anders: een nieuwe leerling',
          },
        ]}
        value={antwoord}
        fout={isDubbel ? DUBBEL : undefined}
        onChange={({ target }) => keuzes.antwoord(regel.regel, target.value as Antwoord)}
      />
    </div>
  )
}

/** Lines that look like a known pupil: the user says who it is. */
export function Vragen({ voorstel, keuzes }: Props) {
  const kanSamen = voorstel.eerste.some(
    ({ reden, kandidaten }) => reden === 'naam' && kandidaten.length === 1,
  )
  return (
    <LijstDeel
      id="vragen"
      titel="Wie is dit?"
      uitleg="Zij lijken op een leerling die je al hebt. Geef aan wie het is; wat je overslaat, verandert niet."
      aantal={voorstel.aantal}
      eerste={voorstel.eerste}
      sleutel={({ regel }) => regel.regel}
      show={(vraag) => <VraagRij vraag={vraag} keuzes={keuzes} />}
      extra={
        kanSamen && (
          <Knop maat="klein" onClick={keuzes.allenZelfde}>
            Wie dezelfde naam heeft, is dezelfde leerling
          </Knop>
        )
      }
    />
  )
}
