import { useRef, useState } from 'react'
import { plekEndpoints } from '@letterhaven/contracts/endpoints/plek'
import type { Bezit, Ding, Inrichting, Plek } from '@letterhaven/contracts/plek'
import type { Uiterlijk } from '@letterhaven/contracts/uiterlijk'
import { ApiFout } from '../../../shared/api/api-fout.ts'
import { call } from '../../../shared/api/client.ts'

/** Returns what a child reads when something could not be done. */
function plekZin(fout: unknown): string {
  if (!(fout instanceof ApiFout)) return 'Er ging iets mis. Probeer het straks nog eens.'
  if (fout.status === 0)
    return 'Er is geen internet. Probeer het straks nog eens. Je betaalt nooit twee keer.'
  return fout.message
}

interface Anders {
  readonly bezit?: Bezit
  readonly uiterlijk?: Uiterlijk
  readonly inrichting?: Inrichting
}

/** The place as it is on this screen, and the functions to change it. */
export interface EigenPlek {
  readonly plek: Plek
  /** What could not be done, or what was done. */
  readonly melding: string
  readonly bezig: boolean
  koop(ding: Ding): Promise<boolean>
  kleed(uiterlijk: Uiterlijk): void
  richtIn(inrichting: Inrichting): void
}

/**
 * Lets the pupil buy, dress and furnish. A choice is shown at once and sent afterwards, one after the other; what the server
 * refuses is undone and reported. A purchase is shown once it was made, and a second try carries the id of the first.
 */
export function useEigenPlek(opgehaald: Plek, opnieuw: () => void): EigenPlek {
  const [anders, setAnders] = useState<Anders & { readonly van: Plek }>({ van: opgehaald })
  const [melding, setMelding] = useState('')
  const [bezig, setBezig] = useState(false)
  const ids = useRef(new Map<Ding, string>())
  const rij = useRef(Promise.resolve())
  const params = { leerlingId: opgehaald.leerling.id }
  const eigen: Anders = anders.van === opgehaald ? anders : {}
  const plek: Plek = { ...opgehaald, ...eigen }

  const set = (deel: Anders): void =>
    setAnders((nu) => ({ ...(nu.van === opgehaald ? nu : {}), ...deel, van: opgehaald }))

  const save = (send: () => Promise<unknown>): void => {
    setMelding('')
    rij.current = rij.current.then(send).then(
      () => undefined,
      (fout: unknown) => {
        setMelding(plekZin(fout))
        setAnders({ van: opgehaald })
        opnieuw()
      },
    )
  }

  return {
    plek,
    melding,
    bezig,
    async koop(ding) {
      const id = ids.current.get(ding) ?? crypto.randomUUID()
      ids.current.set(ding, id)
      setBezig(true)
      setMelding('')
      try {
        set({ bezit: await call(plekEndpoints.createAankoop, { params, body: { id, ding } }) })
        return true
      } catch (fout) {
        setMelding(plekZin(fout))
        // Another screen spent schelpen meanwhile, which this one does not know yet.
        if (fout instanceof ApiFout && fout.status === 409) opnieuw()
        return false
      } finally {
        setBezig(false)
      }
    },
    kleed(uiterlijk) {
      set({ uiterlijk })
      save(() => call(plekEndpoints.setUiterlijk, { params, body: uiterlijk }))
    },
    richtIn(inrichting) {
      set({ inrichting })
      save(() => call(plekEndpoints.setInrichting, { params, body: inrichting }))
    },
  }
}
