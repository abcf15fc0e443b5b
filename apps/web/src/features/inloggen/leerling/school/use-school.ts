import { useEffect, useState } from 'react'
import { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import type { SchoolIngang } from '@letterhaven/contracts/leerling-ingang'
import { ApiFout } from '../../../../shared/api/api-fout.ts'
import { call } from '../../../../shared/api/client.ts'
import {
  readCodes,
  rememberCodes,
  forgetSchool,
} from '../../../../shared/session/klas-van-apparaat.ts'

const ONBEKEND = 'Deze code kennen we niet. Kijk nog eens goed naar elke letter.'

function zinVan(fout: unknown): string {
  if (fout instanceof ApiFout && fout.status !== 404) return fout.message
  return ONBEKEND
}

/** Finds the school of this device, or of the code that was typed. */
export function useSchool() {
  const [bekend] = useState(() => readCodes().schoolcode)
  const [school, setSchool] = useState<SchoolIngang | null>(null)
  const [fout, setFout] = useState<string | null>(null)
  const [bezig, setBezig] = useState(bekend !== null)

  const search = async (schoolcode: string): Promise<void> => {
    setBezig(true)
    setFout(null)
    try {
      const gevonden = await call(leerlingInloggenEndpoints.findSchool, { body: { schoolcode } })
      rememberCodes({ schoolcode: gevonden.schoolcode, klascode: null })
      setSchool(gevonden)
    } catch (oorzaak) {
      setFout(zinVan(oorzaak))
    } finally {
      setBezig(false)
    }
  }
  useEffect(() => {
    if (bekend === null) return
    const stop = new AbortController()
    const { findSchool } = leerlingInloggenEndpoints
    call(findSchool, { body: { schoolcode: bekend }, signal: stop.signal }).then(
      (gevonden) => {
        setSchool(gevonden)
        setBezig(false)
      },
      (oorzaak: unknown) => {
        if (stop.signal.aborted) return
        if (oorzaak instanceof ApiFout && oorzaak.status === 404) forgetSchool()
        setBezig(false)
      },
    )
    return () => stop.abort()
  }, [bekend])
  const forget = (): void => {
    forgetSchool()
    setSchool(null)
  }
  return { school, fout, bezig, search, vergeet: forget }
}
