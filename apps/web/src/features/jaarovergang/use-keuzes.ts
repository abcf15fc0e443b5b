import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { jaarovergangEndpoints } from '@letterhaven/contracts/endpoints/jaarovergang'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { JaarovergangIn, OvergangKeuzes } from '@letterhaven/contracts/jaarovergang'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { GEEN } from './kies.ts'

const MIS = 'Dat is niet bewaard. Controleer de verbinding en kies het nog eens.'

/** Whether the last choices have been saved. */
export type Bewaarstand = 'niets' | 'bezig' | 'bewaard'

interface Nu {
  keuzes: OvergangKeuzes
  versie: number
  /** The server's answer from which this was taken; null when it must be taken anew. */
  van: JaarovergangIn | null
  wachtend: number
}

/**
 * Holds the decisions over the proposal: shown at once, and saved one after the other. Once they are saved, or could not be,
 * the server's version is shown, as after every fetch, so that nobody carries out what is not there.
 */
export function useKeuzes(adminId: string, geladen: JaarovergangIn) {
  const queries = useQueryClient()
  const params = { adminId: adminId as AdminId }
  const opties = vraag(jaarovergangEndpoints.getJaarovergang, { params })
  const [onderweg, setOnderweg] = useState<OvergangKeuzes | null>(null)
  const [stand, setStand] = useState<Bewaarstand>('niets')
  const [fout, setFout] = useState<string | null>(null)
  const [mis, setMis] = useState<ReadonlySet<string>>(new Set())
  const [ronde, setRonde] = useState(0)
  const nu = useRef<Nu>({ van: null, keuzes: geladen.keuzes, versie: geladen.versie, wachtend: 0 })
  const rij = useRef<Promise<void>>(Promise.resolve())
  // Decisions waiting behind one that was not saved were based on a state that does not exist.
  const reeks = useRef(0)

  function takeOver({ keuzes, versie }: JaarovergangIn): void {
    nu.current = { ...nu.current, keuzes, versie }
    setOnderweg(null)
  }

  async function save(nieuw: OvergangKeuzes, mijn: number): Promise<void> {
    if (mijn !== reeks.current) return
    try {
      const body = { versie: nu.current.versie, keuzes: nieuw }
      const antwoord = await call(jaarovergangEndpoints.saveJaarovergang, { params, body })
      nu.current.versie = antwoord.versie
      queries.setQueryData(opties.queryKey, antwoord)
      // The server keeps only the decisions that still have a meaning.
      if (nu.current.wachtend === 1) takeOver(antwoord)
      setStand(nu.current.wachtend > 1 ? 'bezig' : 'bewaard')
    } catch (oorzaak) {
      reeks.current += 1
      nu.current.van = null
      setOnderweg(null)
      setFout(foutTekst(oorzaak, MIS))
      setStand('niets')
      takeOver(await queries.fetchQuery({ ...opties, staleTime: 0 }))
    }
  }

  function change(verander: (keuzes: OvergangKeuzes) => OvergangKeuzes): void {
    // The data were fetched again: continue from a colleague's decisions.
    if (nu.current.wachtend === 0 && nu.current.van !== geladen) {
      takeOver(geladen)
      nu.current.van = geladen
    }
    const nieuw = verander(nu.current.keuzes)
    nu.current = { ...nu.current, keuzes: nieuw, wachtend: nu.current.wachtend + 1 }
    setOnderweg(nieuw)
    setFout(null)
    setStand('bezig')
    const mijn = reeks.current
    rij.current = rij.current
      .then(() => save(nieuw, mijn))
      .catch(() => setFout(MIS))
      .finally(() => {
        nu.current.wachtend -= 1
      })
  }

  /** Records, by its key, whether what is being typed is invalid. */
  const markMis = useCallback((sleutel: string, isMis: boolean): void => {
    setMis((nu) => {
      if (nu.has(sleutel) === isMis) return nu
      return isMis ? nu.union(new Set([sleutel])) : nu.difference(new Set([sleutel]))
    })
  }, [])

  /** Goes back to the proposal; what was typed and not saved goes as well. */
  function startOver(): void {
    setRonde((nu) => nu + 1)
    change(() => GEEN)
  }

  return {
    keuzes: onderweg ?? geladen.keuzes,
    wijzig: change,
    stand,
    fout,
    isMis: mis.size > 0,
    markMis,
    ronde,
    startOver,
  }
}

export type Keuzes = ReturnType<typeof useKeuzes>
