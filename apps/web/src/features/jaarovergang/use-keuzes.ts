import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { jaarovergangEndpoints } from '@letterhaven/contracts/endpoints/jaarovergang'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { JaarovergangIn, OvergangKeuzes } from '@letterhaven/contracts/jaarovergang'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { useRij } from '../../shared/api/use-rij.ts'
import { GEEN } from './kies.ts'

const MIS = 'Dat is niet bewaard. Controleer de verbinding en kies het nog eens.'

/** Whether the last choices have been saved. */
export type Bewaarstand = 'niets' | 'bezig' | 'bewaard'

/** One decision, as what it does with those before it: it is laid over what the server has when its turn comes. */
interface Besluit {
  readonly apply: (keuzes: OvergangKeuzes) => OvergangKeuzes
  /** The year that was on the screen. */
  readonly schooljaar: string
}

const isLeeg = ({ groepen, delen, leerlingen }: OvergangKeuzes): boolean =>
  groepen.length + delen.length + leerlingen.length === 0

/**
 * Holds the decisions over the proposal: shown at once, and saved one after the other. Those that could not be saved are shown
 * no longer, so that nobody carries out what is not there. While `isDicht`, as long as a year is carried out or taken back,
 * nothing is decided.
 */
export function useKeuzes(adminId: string, geladen: JaarovergangIn, isDicht: boolean) {
  const queries = useQueryClient()
  const params = { adminId: adminId as AdminId }
  const opties = vraag(jaarovergangEndpoints.getJaarovergang, { params })
  const { queryKey } = opties
  const [onderweg, setOnderweg] = useState<readonly Besluit[]>([])
  const [isBewaard, setIsBewaard] = useState(false)
  const [fout, setFout] = useState<string | null>(null)
  const [mis, setMis] = useState<ReadonlySet<string>>(new Set())
  const [ronde, setRonde] = useState(0)
  const inRij = useRij()
  // Decisions waiting behind one that was not saved were based on a state that does not exist.
  const reeks = useRef(0)
  const keuzes = onderweg.reduce((tot, { apply }) => apply(tot), geladen.keuzes)

  async function save(besluit: Besluit, mijn: number): Promise<void> {
    if (mijn !== reeks.current) return
    const { apply, schooljaar } = besluit
    const basis = queries.getQueryData(queryKey) ?? geladen
    try {
      const body = { schooljaar, versie: basis.versie, keuzes: apply(basis.keuzes) }
      const antwoord = await call(jaarovergangEndpoints.saveJaarovergang, { params, body })
      // A question from before has an older answer.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, antwoord)
      setIsBewaard(true)
      // At the moment at which the answer is shown: between the two the decision would be seen undone.
      notifyManager.schedule(() => setOnderweg((nu) => nu.filter((een) => een !== besluit)))
    } catch (oorzaak) {
      reeks.current += 1
      setOnderweg([])
      setIsBewaard(false)
      setFout(foutTekst(oorzaak, MIS))
      await queries.cancelQueries({ queryKey })
      await queries.fetchQuery({ ...opties, staleTime: 0 })
    }
  }

  function change(apply: Besluit['apply']): void {
    if (isDicht) return
    const besluit = { apply, schooljaar: geladen.schooljaar }
    const mijn = reeks.current
    setOnderweg((nu) => [...nu, besluit])
    setFout(null)
    inRij(() => save(besluit, mijn)).catch(() => setFout(MIS))
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
    if (isDicht) return
    setRonde((nu) => nu + 1)
    setFout(null)
    if (!isLeeg(keuzes)) change(() => GEEN)
  }

  const isMis = mis.size > 0
  const stand: Bewaarstand = onderweg.length > 0 ? 'bezig' : isBewaard ? 'bewaard' : 'niets'
  return {
    keuzes,
    change,
    stand,
    fout,
    isMis,
    markMis,
    ronde,
    startOver,
    /** Whether there is something to go back from: a decision, or a text that was not saved. */
    isAnders: isMis || !isLeeg(keuzes),
    isDicht,
  }
}

export type Keuzes = ReturnType<typeof useKeuzes>
