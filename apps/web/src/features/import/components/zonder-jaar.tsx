import type { ImportRegel, ImportVerschil } from '@letterhaven/contracts/import'
import { Keuze } from '@letterhaven/ui/keuze.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { useKeuzes } from '../gebruik-keuzes.ts'
import { LijstDeel } from './lijst-deel.tsx'
import { useWieTekst } from './wie-tekst.ts'

interface Props {
  readonly zonderJaar: ImportVerschil['zonderJaar']
  readonly keuzes: ReturnType<typeof useKeuzes>
}

/** Of whom a year is chosen: one pupil, or everybody who sits together. */
interface Keus {
  readonly sleutel: string
  readonly naam: string
  readonly onder: string | null
  readonly regels: readonly number[]
}

const JAREN = [1, 2, 3, 4, 5, 6, 7, 8]

/** Everybody of a group first, where there are more of it, and then one by one. */
function useKeuzen(eerste: readonly ImportRegel[]): Keus[] {
  const w = useWoordkeus()
  const tekst = useWieTekst()
  return [...Map.groupBy(eerste, ({ groep }) => groep)].flatMap(([groep, rijen]): Keus[] => {
    const samen = {
      sleutel: `groep ${groep}`,
      naam: groep === null ? `Iedereen zonder ${w.groep}` : `Iedereen in ${groep}`,
      onder: null,
      regels: rijen.map(({ regel }) => regel),
    }
    const apart = rijen.map((rij) => ({
      sleutel: `${rij.regel}`,
      naam: rij.naam,
      onder: tekst(rij),
      regels: [rij.regel],
    }))
    return rijen.length > 1 ? [samen, ...apart] : apart
  })
}

/** New pupils of whom the file does not say the year: somebody does. */
export function ZonderJaar({ zonderJaar, keuzes }: Props) {
  const w = useWoordkeus()
  const opties = [
    { waarde: '', label: 'Nog kiezen' },
    ...JAREN.map((jaar) => ({ waarde: String(jaar), label: w.groepN(jaar) })),
  ]
  const waardeVan = (regels: readonly number[]): string => {
    const gekozen = new Set(regels.map(keuzes.jaarVan))
    return gekozen.size === 1 ? String([...gekozen][0] ?? '') : ''
  }
  return (
    <LijstDeel
      id="zonder-jaar"
      titel={`In ${w.welkeJaargroep} zitten ze?`}
      uitleg="Het bestand zegt het niet. Wie je overslaat begint vooraan; je kunt het later op de pagina van de leerling veranderen."
      aantal={zonderJaar.aantal}
      eerste={useKeuzen(zonderJaar.eerste)}
      sleutel={({ sleutel }) => sleutel}
      toon={({ naam, onder, regels }) => (
        <div className="import-vraag">
          <div>
            <p className="import-naam">{naam}</p>
            {onder && <p className="scherm-stil">{onder}</p>}
          </div>
          <Keuze
            labelVerborgen
            label={`${w.Jaargroep} van ${naam}`}
            opties={opties}
            value={waardeVan(regels)}
            onChange={({ target }) =>
              keuzes.zetJaar(regels, target.value === '' ? null : Number(target.value))
            }
          />
        </div>
      )}
    />
  )
}
