import { useCallback, useEffect, useRef, useState } from 'react'
import { methodetoetsenEndpoints } from '@letterhaven/contracts/endpoints/methodetoetsen'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { ToetsAntwoorden, ToetsPapier } from '@letterhaven/contracts/methodetoets'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { ApiFout, isTijdelijk } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { save, readSaved } from '../../shared/session/bewaard.ts'
import { confirm, write, teVerzenden, merge, type Antwoorden } from './antwoorden.ts'

/** How long after the last letter the answers are sent. */
const RUST_MS = 1200
/** How often sending is tried again after it failed. */
const OPNIEUW_MS = 15_000

interface Wat {
  readonly leerlingId: string
  readonly papier: ToetsPapier
  /** Only the pupil writes; somebody who looks along leaves no trace. */
  readonly isEigen: boolean
}

/** The state of what was written: at rest, being sent, waiting for a network, handed in, or no longer asked for. */
type Bezorging = 'rust' | 'bezig' | 'wacht' | 'ingeleverd' | 'weg'

const plek = ({ leerlingId, papier }: Wat) => [leerlingId, `toets:${papier.id}`] as const

const readEigen = (wat: Wat): Antwoorden =>
  wat.isEigen ? ((readSaved(winkels.local, plek(wat)) as Antwoorden | undefined) ?? {}) : {}

const inhoudVan = (antwoorden: Antwoorden): ToetsAntwoorden => ({
  verzondenOp: new Date().toISOString(),
  antwoorden: teVerzenden(antwoorden),
})

/** Returns what a refused call means for the test. */
function naFout(fout: unknown): Bezorging {
  if (isTijdelijk(fout)) return 'wacht'
  if (fout instanceof ApiFout && fout.code === 'toets_ingeleverd') return 'ingeleverd'
  if (fout instanceof ApiFout && fout.status === 404) return 'weg'
  throw fout
}

/** Holds the test that a pupil is taking: stored on the device at every letter, sent when the pupil pauses, handed in once. */
export function useToets(wat: Wat) {
  const { leerlingId, papier, isEigen } = wat
  const [antwoorden, setAntwoorden] = useState(() => merge(papier, readEigen(wat)))
  const [bezorging, setBezorging] = useState<Bezorging>(
    papier.stand === 'ingeleverd' ? 'ingeleverd' : 'rust',
  )
  const [isVast, setIsVast] = useState(true)
  const nu = useRef(antwoorden)
  const sinds = useRef(0)
  const params = { leerlingId: leerlingId as LeerlingId, methodetoetsId: papier.id }

  const set = (na: Antwoorden): void => {
    nu.current = na
    setAntwoorden(na)
    if (isEigen) setIsVast(save(winkels.local, plek(wat), na))
  }

  async function send(eind: boolean): Promise<void> {
    const body = inhoudVan(nu.current)
    if (!isEigen || (!eind && body.antwoorden.length === 0)) return
    const { saveToetsAntwoorden, submitMethodetoets } = methodetoetsenEndpoints
    if (eind) setBezorging('bezig')
    try {
      await call(eind ? submitMethodetoets : saveToetsAntwoorden, {
        params,
        body,
        namens: leerlingId,
      })
      set(confirm(nu.current, body.antwoorden))
      setBezorging(eind ? 'ingeleverd' : 'rust')
    } catch (fout) {
      setBezorging(naFout(fout))
    }
  }
  const laatste = useRef(send)
  useEffect(() => {
    laatste.current = send
  })

  useEffect(() => {
    const wekker = setTimeout(() => void laatste.current(false), RUST_MS)
    return () => clearTimeout(wekker)
  }, [antwoorden])
  useEffect(() => {
    if (bezorging !== 'wacht') return
    // The connection is gone, or somebody else answers in our place: no event says when that is over.
    const wekker = setInterval(() => void laatste.current(false), OPNIEUW_MS)
    return () => clearInterval(wekker)
  }, [bezorging])
  useEffect(() => {
    const submit = () => void laatste.current(false)
    window.addEventListener('online', submit)
    document.addEventListener('visibilitychange', submit)
    return () => {
      window.removeEventListener('online', submit)
      document.removeEventListener('visibilitychange', submit)
    }
  }, [])

  return {
    antwoorden,
    bezorging,
    /** Whether what was written is still there after the page is closed. */
    isVast,
    /** Starts counting the active time for a word. */
    kijk: useCallback(() => {
      sinds.current = Date.now()
    }, []),
    write: (plaats: number, gegeven: string): void => {
      const moment = Date.now()
      set(write(nu.current, { plaats, gegeven }, { nu: moment, sinds: sinds.current }))
      sinds.current = moment
    },
    leverIn: () => void send(true),
  }
}

export type Toets = ReturnType<typeof useToets>
