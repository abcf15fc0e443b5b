import '../naam.css'
import { useQueryClient } from '@tanstack/react-query'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { Groep } from '@letterhaven/contracts/groep'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Menu } from '@letterhaven/ui/menu/menu.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { dialoogLater } from '../../../shared/dialoog-later.tsx'
import { foutTekst } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { padVan } from '../../../shared/routes/pad.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { NaamLater } from './naam-later.tsx'
import { useMag } from '../../../shared/kijk-mee/hier.ts'
import { useOpening } from '../../../shared/use-opening.ts'
import { useVertrek } from '../../../shared/routes/use-vertrek.ts'

interface Props {
  readonly adminId: string
  readonly groep: Groep
  readonly leerlingen: readonly LeerlingRij[]
}

type Vraag = 'naam' | 'samenvoegen' | 'splitsen'

const SamenvoegDialoog = dialoogLater(() =>
  import('./samenvoeg-dialoog.tsx').then((m) => m.SamenvoegDialoog),
)
const SplitsDialoog = dialoogLater(() =>
  import('./splits-dialoog.tsx').then((m) => m.SplitsDialoog),
)

/** Returns what can be done to a group, each with an undo. */
function useBeheer({ adminId, groep }: Omit<Props, 'leerlingen'>) {
  const queries = useQueryClient()
  const showToast = useToast()
  const vertrek = useVertrek()
  const params = { adminId: adminId as AdminId, groepId: groep.id }
  const mis = (oorzaak: unknown) => showToast({ tekst: foutTekst(oorzaak), toon: 'bad' })

  async function label(naam: string, alleenAls?: string): Promise<void> {
    const body = { naam, ...(alleenAls && { alleenAls }) }
    const { vorige } = await call(groepenEndpoints.renameGroep, { params, body })
    await refresh(queries)
    if (vorige === naam) return
    const onKies = () => void label(vorige, naam).catch(mis)
    showToast({
      tekst: `${vorige} heet nu ${naam}.`,
      namen: [vorige, naam],
      toon: 'ok',
      actie: { label: 'Ongedaan maken', onKies },
    })
  }

  async function setArchief(gearchiveerd: boolean): Promise<void> {
    const ga = vertrek()
    await call(groepenEndpoints.setGroepArchief, { params, body: { gearchiveerd } })
    await ga(gearchiveerd ? padVan('a-groepen', { adminId }) : padVan('a-groep', params))
    await refresh(queries)
    if (!gearchiveerd) return
    const onKies = () => void setArchief(false).catch(mis)
    showToast({
      tekst: `${groep.naam} is gearchiveerd.`,
      namen: [groep.naam],
      toon: 'ok',
      actie: { label: 'Ongedaan maken', onKies },
    })
  }
  return { noem: label, archiveer: () => void setArchief(true).catch(mis) }
}

/** The menu of actions on the group itself, for users who may. */
export function GroepMenu({ adminId, groep, leerlingen }: Props) {
  const w = useWoordkeus()
  const mag = useMag('groep.write')
  const { open, show, close } = useOpening<Vraag>()
  const { noem, archiveer } = useBeheer({ adminId, groep })
  if (!mag) return null
  const isLeeg = leerlingen.length === 0
  return (
    <>
      <Menu
        label={`${w.Groep} beheren`}
        className={`${knopKlasse({ soort: 'tekst' })} groep-menu`}
        items={[
          { id: 'naam', label: 'Naam wijzigen', icoon: 'potlood', onKies: () => show('naam') },
          {
            id: 'samenvoegen',
            label: `Samenvoegen met een andere ${w.groep}`,
            icoon: 'wissel',
            onKies: () => show('samenvoegen'),
          },
          {
            id: 'splitsen',
            label: 'Splitsen',
            icoon: 'groep',
            uit: leerlingen.length < 2,
            onKies: () => show('splitsen'),
          },
          {
            id: 'archief',
            label: isLeeg ? 'Archiveren' : 'Archiveren kan als die leeg is',
            icoon: 'prullenbak',
            uit: !isLeeg,
            onKies: archiveer,
          },
        ]}
      >
        <Icoon naam="meer" />
      </Menu>
      {open === 'naam' && (
        <NaamLater
          titel="Naam wijzigen"
          knop="Bewaren"
          naam={groep.naam}
          onSluit={close}
          send={async ({ naam }) => {
            await noem(naam)
            close()
          }}
        />
      )}
      {open === 'samenvoegen' && (
        <SamenvoegDialoog
          {...{ adminId, groep }}
          onSluit={close}
          aantalLeerlingen={leerlingen.length}
        />
      )}
      {open === 'splitsen' && <SplitsDialoog {...{ adminId, groep, leerlingen }} onSluit={close} />}
    </>
  )
}
