import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import type { Groep } from '@letterhaven/contracts/groep'
import type { AdminId } from '@letterhaven/contracts/ids'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import { Menu } from '@letterhaven/ui/menu.tsx'
import { useToast } from '@letterhaven/ui/toast-context'
import { call } from '../../../shared/api/client.ts'
import { padVan } from '../../../shared/routes/pad.ts'
import { useSessieUser } from '../../../shared/session/sessie.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { NaamLater } from './naam-later.tsx'

interface Props {
  readonly adminId: string
  readonly groep: Groep
  readonly isLeeg: boolean
}

/** What can be done to a group, each with the way back. */
function useBeheer({ adminId, groep }: Props) {
  const queries = useQueryClient()
  const toon = useToast()
  const navigate = useNavigate()
  const params = { adminId: adminId as AdminId, groepId: groep.id }
  const ververs = () => queries.invalidateQueries()
  const mis = (oorzaak: unknown) =>
    toon({ tekst: oorzaak instanceof Error ? oorzaak.message : String(oorzaak), toon: 'bad' })

  async function noem(naam: string): Promise<void> {
    const { vorige } = await call(groepenEndpoints.renameGroep, { params, body: { naam } })
    await ververs()
    if (vorige === naam) return
    const onKies = () => void noem(vorige).catch(mis)
    toon({
      tekst: `${vorige} heet nu ${naam}.`,
      toon: 'ok',
      actie: { label: 'Ongedaan maken', onKies },
    })
  }

  async function zetArchief(gearchiveerd: boolean): Promise<void> {
    await call(groepenEndpoints.setGroepArchief, { params, body: { gearchiveerd } })
    await navigate({
      to: gearchiveerd ? padVan('a-groepen', { adminId }) : padVan('a-groep', params),
    })
    await ververs()
    if (!gearchiveerd) return
    const onKies = () => void zetArchief(false).catch(mis)
    toon({
      tekst: `${groep.naam} is gearchiveerd.`,
      toon: 'ok',
      actie: { label: 'Ongedaan maken', onKies },
    })
  }
  return { noem, archiveer: () => void zetArchief(true).catch(mis) }
}

/** What may be done to the group itself, for who may. */
export function GroepMenu(props: Props) {
  const w = useWoordkeus()
  const role = useSessieUser()?.role
  const [open, setOpen] = useState(false)
  const { noem, archiveer } = useBeheer(props)
  if (!role || !heeftRecht(role, 'groep.write')) return null
  const sluit = () => setOpen(false)
  return (
    <>
      <Menu
        label={`${w.Groep} beheren`}
        className={`${knopKlasse({ soort: 'tekst' })} groep-menu`}
        items={[
          { id: 'naam', label: 'Naam wijzigen', icoon: 'potlood', onKies: () => setOpen(true) },
          {
            id: 'archief',
            label: props.isLeeg ? 'Archiveren' : 'Archiveren kan als er niemand meer in zit',
            icoon: 'prullenbak',
            uit: !props.isLeeg,
            onKies: archiveer,
          },
        ]}
      >
        <Icoon naam="meer" />
      </Menu>
      {open && (
        <NaamLater
          titel="Naam wijzigen"
          knop="Opslaan"
          naam={props.groep.naam}
          onSluit={sluit}
          verstuur={async ({ naam }) => {
            await noem(naam)
            sluit()
          }}
        />
      )}
    </>
  )
}
