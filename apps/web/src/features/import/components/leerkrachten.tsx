import type { DocentRol } from '@letterhaven/contracts/docent'
import type { ImportLeerkracht } from '@letterhaven/contracts/import'
import { rolInAdministratie } from '@letterhaven/domain/administratie-rol'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { KiesAlles } from '../../../shared/weergave/kies-alles.tsx'
import { rolZin } from '../../../shared/rol-zin.ts'
import { stafWoord } from '../../../shared/staf-woord.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { adresveld, type Uitnodigen } from '../use-uitnodigen.ts'
import { LijstDeel } from './lijst-deel.tsx'
import { useRolHier } from '../../../shared/kijk-mee/hier.ts'

/** Why this person is not invited here. */
const STAND: Readonly<
  Record<Exclude<ImportLeerkracht['stand'], 'nieuw'>, (staf: string) => string>
> = {
  collega: () => 'is al een collega hier',
  uitgenodigd: () => 'is al uitgenodigd',
  onvolledig: (staf) =>
    `staat zonder voornaam of achternaam in het bestand; nodig deze persoon zelf uit op de pagina ${staf}`,
}

/** Returns a function that says what the file tells about somebody's work, and where. */
function useOver(): (wie: ImportLeerkracht) => string {
  const w = useWoordkeus()
  return ({ rollen, groepen, adres }) =>
    [...rolInAdministratie(rollen, w.land), ...groepen, adres ?? 'zonder e-mailadres'].join(' · ')
}

interface RijProps {
  readonly wie: ImportLeerkracht
  readonly uitnodigen: Uitnodigen
}

/** Where the mail goes, and in which role somebody comes: decided by the inviting user, never by the file. */
function Gevraagd({ wie, uitnodigen }: RijProps) {
  const w = useWoordkeus()
  const isPraktijk = useRolHier() === 'rtadmin'
  const beheerder: DocentRol = isPraktijk ? 'rtadmin' : 'schooladmin'
  const gevraagd = uitnodigen.van(wie.nr)
  if (!gevraagd) return null
  return (
    <div className="import-gevraagd">
      <Veld
        id={adresveld(wie.nr)}
        label={`E-mailadres van ${wie.naam}`}
        getoond={
          <>
            E-mailadres van <Letterlijk>{wie.naam}</Letterlijk>
          </>
        }
        type="email"
        inputMode="email"
        value={gevraagd.adres}
        fout={uitnodigen.fout(wie.nr)}
        onChange={({ target }) => uitnodigen.change(wie.nr, { adres: target.value })}
      />
      <Keuze
        label={`Rol van ${wie.naam}`}
        getoond={
          <>
            Rol van <Letterlijk>{wie.naam}</Letterlijk>
          </>
        }
        value={gevraagd.role}
        opties={[
          {
            waarde: 'docent',
            label: `${rolZin('docent', w, isPraktijk)}: ziet de eigen ${w.groepen}`,
          },
          {
            waarde: beheerder,
            label: `${rolZin(beheerder, w, isPraktijk)}: ziet en regelt alles`,
          },
        ]}
        onChange={({ target }) =>
          uitnodigen.change(wie.nr, { role: target.value === 'docent' ? 'docent' : beheerder })
        }
      />
    </div>
  )
}

function Rij({ wie, uitnodigen, kanMailen }: RijProps & { readonly kanMailen: boolean }) {
  const over = useOver()
  const staf = stafWoord(useRolHier())
  const { stand } = wie
  const tekst = (
    <>
      <span className="import-naam">
        <Letterlijk>{wie.naam}</Letterlijk>
      </span>{' '}
      <span className="scherm-stil">
        {stand === 'nieuw' ? (
          <MetNamen tekst={over(wie)} namen={[...wie.groepen, wie.adres ?? '']} />
        ) : (
          STAND[stand](staf)
        )}
      </span>
    </>
  )
  if (stand !== 'nieuw' || !kanMailen) return <p>{tekst}</p>
  return (
    <>
      <Vinkje
        label={tekst}
        checked={uitnodigen.van(wie.nr) !== null}
        onChange={({ target }) => uitnodigen.vraag(wie, target.checked)}
      />
      <Gevraagd wie={wie} uitnodigen={uitnodigen} />
    </>
  )
}

interface Props {
  readonly leerkrachten: readonly ImportLeerkracht[]
  readonly uitnodigen: Uitnodigen
  readonly kanMailen: boolean
}

/** The staff in the file: proposed only, and invited only when somebody ticks the name. */
export function Leerkrachten({ leerkrachten, uitnodigen, kanMailen }: Props) {
  const w = useWoordkeus()
  const staf = stafWoord(useRolHier())
  const { kan, aantal } = uitnodigen
  return (
    <LijstDeel
      id="leerkrachten"
      titel={`${staf} in dit bestand`}
      uitleg={
        kanMailen
          ? `Vink aan wie je wilt uitnodigen. De mail gaat pas weg als je op Toepassen drukt. Ieder krijgt de ${w.groepen} die in het bestand staan; de rol kies jij.`
          : 'Uitnodigen kan niet: Letterhaven kan hier nog geen mail versturen.'
      }
      aantal={leerkrachten.length}
      eerste={leerkrachten}
      sleutel={({ nr }) => nr}
      show={(wie) => <Rij wie={wie} uitnodigen={uitnodigen} kanMailen={kanMailen} />}
      extra={
        kanMailen && (
          <KiesAlles
            label="Allemaal"
            gekozen={aantal}
            van={kan.length}
            onKies={uitnodigen.vraagAllen}
          />
        )
      }
    />
  )
}
