import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import * as z from 'zod/mini'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import { nieuweLeerlingenEndpoints } from '@letterhaven/contracts/endpoints/nieuwe-leerlingen'
import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import { ApiFout } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { openKlad } from '../../shared/klad.ts'
import {
  alsKlad,
  alsLeerling,
  foutenVan,
  hervat,
  type Kind,
  KindSchema,
  type KindFouten,
  leegKind,
  vanServer,
} from './kinderen.ts'

const KladSchema = z.array(KindSchema)

interface Waar {
  readonly adminId: string
  readonly groepId: string
  readonly soort: AdminSoort
  readonly jaargroep: number
  readonly formulier: RefObject<HTMLFormElement | null>
  readonly onErbij: (wie: readonly LeerlingId[]) => void
}

/** Moves the focus to the first invalid field, once it has been marked. */
const naarFout = (formulier: HTMLFormElement | null): void => {
  requestAnimationFrame(() => {
    const veld = formulier?.querySelector('[aria-invalid=true]')
    if (veld instanceof HTMLElement) veld.focus()
  })
}

/** Holds the children that are being filled in, and adds them. */
export function useKinderen({ adminId, groepId, soort, jaargroep, formulier, onErbij }: Waar) {
  const queries = useQueryClient()
  const [klad] = useState(() => openKlad(`kinderen:${groepId}`, KladSchema))
  const [kinderen, setKinderen] = useState<readonly Kind[]>(
    () => klad.read()?.map((kind) => hervat(kind, soort)) ?? [leegKind(soort, jaargroep)],
  )
  const [geprobeerd, setGeprobeerd] = useState(false)
  const [fout, setFout] = useState<unknown>(null)
  const [bezig, setBezig] = useState(false)
  const velden = fout instanceof ApiFout ? fout.velden : {}

  const set = (nieuw: readonly Kind[]): void => {
    // While they are sent: what is left out or added now is in neither list.
    if (bezig) return
    setKinderen(nieuw)
    const getypt = alsKlad(nieuw)
    if (getypt.length === 0) klad.vergeet()
    else klad.write(getypt)
  }

  async function send(): Promise<void> {
    if (bezig) return
    setGeprobeerd(true)
    setFout(null)
    if (kinderen.some((kind) => Object.keys(foutenVan(kind)).length > 0))
      return naarFout(formulier.current)
    setBezig(true)
    try {
      const params = { adminId: adminId as AdminId, groepId: groepId as GroepId }
      const body = { leerlingen: kinderen.map(alsLeerling) }
      const erbij = await call(nieuweLeerlingenEndpoints.createLeerlingen, { params, body })
      klad.vergeet()
      await refresh(queries)
      onErbij(erbij.leerlingen)
    } catch (oorzaak) {
      setFout(oorzaak)
      naarFout(formulier.current)
    } finally {
      setBezig(false)
    }
  }
  return {
    kinderen,
    fout,
    bezig,
    send,
    foutenVan: (kind: Kind, plek: number): KindFouten =>
      geprobeerd ? { ...vanServer(velden, plek), ...foutenVan(kind) } : {},
    addKind: () => {
      set([...kinderen, leegKind(soort, jaargroep)])
      setGeprobeerd(false)
    },
    remove: (sleutel: string) => set(kinderen.filter((een) => een.sleutel !== sleutel)),
    change: (sleutel: string, wat: Partial<Kind>) => {
      setFout(null)
      set(kinderen.map((een) => (een.sleutel === sleutel ? { ...een, ...wat } : een)))
    },
  }
}
