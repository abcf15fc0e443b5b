import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inlogkaartenEndpoints } from '@letterhaven/contracts/endpoints/inlogkaarten'
import { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { GeheimenVraag, NieuwGeheim } from '@letterhaven/contracts/leerling-ingang'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { useSoortwoorden } from '../../shared/account/soortwoorden.ts'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { bestandsnaam } from '../../shared/export/bestandsnaam.ts'
import { saveBestand } from '../../shared/export/save-bestand.ts'
import { saveKaarten, changeGeheimen } from '../../shared/inlogkaarten/geheimen-van.ts'
import { useKalender } from '../../shared/weergave/use-kalender.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useBezig } from '../../shared/use-bezig.ts'

const MIS = 'Dat lukte niet. Probeer het opnieuw.'

/** Holds the sign-ins of a group, and everything that its teacher may do about them. */
export function useWachtwoorden(adminId: string, groepId: string) {
  const w = useWoordkeus()
  const queries = useQueryClient()
  const showToast = useToast()
  const { vandaag } = useKalender()
  const { klasposter } = useSoortwoorden()
  const { isBezig, during } = useBezig<string | object>()
  const groep = { adminId: adminId as AdminId, groepId: groepId as GroepId }
  const [zichtbaar, setZichtbaar] = useState(false)
  const lijst = useQuery(vraag(leerlingInloggenEndpoints.listInloggers, { params: groep }))
  // Secrets are fetched when somebody wants to see them, and are not kept: that look is logged.
  const geheimOpties = vraag(leerlingInloggenEndpoints.listWachtwoorden, { params: groep })
  const geheim = useQuery({
    ...geheimOpties,
    enabled: zichtbaar,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fetchAgain = () =>
    refresh(queries, {
      predicate: ({ queryKey: [pad] }) =>
        pad === leerlingInloggenEndpoints.listInloggers.path ||
        pad === leerlingInloggenEndpoints.listWachtwoorden.path,
    })

  /** Does something and reports the result; returns false when it failed. */
  async function attempt(werk: () => Promise<string>, naam: string): Promise<boolean> {
    try {
      const tekst = await werk()
      await fetchAgain()
      showToast({ tekst, namen: [naam], toon: 'ok' })
      return true
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
      return false
    }
  }
  /** The same, with the row, the button or the question that is busy with it. */
  const perform = (wat: string | object, werk: () => Promise<string>, naam = '') =>
    during(wat, () => attempt(werk, naam))
  const bestand = (soort: string) => bestandsnaam([soort, lijst.data?.groep ?? ''], vandaag, 'pdf')
  const van = (leerlingId: LeerlingId) => ({ adminId: adminId as AdminId, leerlingId })

  return {
    ...lijst,
    isBezig,
    zichtbaar,
    showGeheimen: (aan: boolean) => {
      setZichtbaar(aan)
      if (!aan) queries.removeQueries({ queryKey: geheimOpties.queryKey })
    },
    geheim,
    vernieuw: (leerlingId: LeerlingId, naam: string, soort: NieuwGeheim['soort']) =>
      void perform(
        leerlingId,
        async () => {
          const args = { params: van(leerlingId), body: { soort } }
          await call(leerlingInloggenEndpoints.renewGeheim, args)
          return `${naam} heeft nieuwe ${soort === 'plaatjes' ? 'plaatjes' : 'woorden'}. De oude werken niet meer.`
        },
        naam,
      ),
    changeAll: (open: object, leerlingen: LeerlingId[], soort: GeheimenVraag['soort']) =>
      perform(open, () => changeGeheimen({ adminId: groep.adminId, leerlingen }, soort, w)),
    makeKaarten: (open: object, leerlingen: LeerlingId[], qr: boolean) =>
      perform(open, () =>
        saveKaarten(
          { adminId: groep.adminId, leerlingen },
          { qr, bestand: bestand('inlogkaarten') },
        ),
      ),
    makePoster: () =>
      void perform('poster', async () => {
        const pdf = await call(inlogkaartenEndpoints.getKlasposter, { params: groep })
        saveBestand(bestand(klasposter), pdf)
        return `De ${klasposter} staat bij je downloads.`
      }),
    releaseRem: (leerlingId: LeerlingId, naam: string) =>
      void perform(
        leerlingId,
        async () => {
          await call(leerlingInloggenEndpoints.releaseRem, { params: van(leerlingId) })
          return `${naam} kan het meteen weer proberen.`
        },
        naam,
      ),
    setCode: (aan: boolean) =>
      void perform('aan', async () => {
        await call(leerlingInloggenEndpoints.setKlascode, { params: groep, body: { aan } })
        return aan ? 'De link werkt weer.' : 'De link is uitgezet en werkt niet meer.'
      }),
    nieuweCode: (open: object) =>
      perform(open, async () => {
        await call(leerlingInloggenEndpoints.renewKlascode, { params: groep })
        return 'Er is een nieuwe link. De oude werkt niet meer.'
      }),
  }
}
