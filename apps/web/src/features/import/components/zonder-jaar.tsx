import type { ImportRegel } from '@letterhaven/contracts/import'
import { jaarMetLidwoord } from '@letterhaven/domain/jaar-met-lidwoord'
import { jaarVanCode } from '@letterhaven/domain/jaarcode'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { useKeuzes } from '../use-keuzes.ts'
import { LijstDeel } from './lijst-deel.tsx'
import { useWieTekst } from './wie-tekst.ts'

interface Props {
  readonly keuzes: ReturnType<typeof useKeuzes>
}

/** For whom a year is chosen: one pupil, or everybody in one group. */
interface Keus {
  readonly sleutel: string
  readonly naam: string
  readonly onder: string
  readonly regels: readonly number[]
}

const JAREN = [1, 2, 3, 4, 5, 6, 7, 8]

/** Returns the choices: first one for each group with more than one pupil, then one for each pupil. */
function useKeuzen(eerste: readonly ImportRegel[]): Keus[] {
  const w = useWoordkeus()
  const tekst = useWieTekst()
  const groepen = [...Map.groupBy(eerste, ({ groep }) => groep)]
  const samen = groepen
    .filter(([, rijen]) => rijen.length > 1)
    .map(([groep, rijen]) => ({
      sleutel: `groep ${groep}`,
      naam: groep === null ? `Iedereen zonder ${w.groep}` : `Iedereen in ${groep}`,
      onder: aantal(rijen.length, 'leerling', 'leerlingen'),
      regels: rijen.map(({ regel }) => regel),
    }))
  const apart = groepen.flatMap(([, rijen]) =>
    rijen.map((rij) => ({
      sleutel: `${rij.regel}`,
      naam: rij.naam,
      onder: tekst(rij),
      regels: [rij.regel],
    })),
  )
  return [...samen, ...apart]
}

/** New pupils whose year is not in the file: the user chooses it. */
export function ZonderJaar({ keuzes }: Props) {
  const { zonderJaar } = keuzes.gevolg
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
      uitleg={`Het bestand zegt het niet. Wie je overslaat, begint op het niveau van ${jaarMetLidwoord(jaarVanCode(null).jaargroep, w)}; je kunt het later op de pagina van de leerling veranderen.`}
      aantal={zonderJaar.length}
      eerste={useKeuzen(zonderJaar)}
      sleutel={({ sleutel }) => sleutel}
      show={({ naam, onder, regels }) => (
        <div className="import-vraag">
          <div>
            <p className="import-naam">
              <Letterlijk>{naam}</Letterlijk>
            </p>
            <p className="scherm-stil">{onder}</p>
          </div>
          <Keuze
            labelVerborgen
            label={`${w.Jaargroep} van ${naam}`}
            getoond={
              <>
                {w.Jaargroep} van <Letterlijk>{naam}</Letterlijk>
              </>
            }
            opties={opties}
            value={waardeVan(regels)}
            onChange={({ target }) =>
              keuzes.setJaar(regels, target.value === '' ? null : Number(target.value))
            }
          />
        </div>
      )}
    />
  )
}
