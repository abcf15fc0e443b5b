import { useEffect, useState } from 'react'
import { ApiFout, foutTekst } from '../../shared/api/api-fout.ts'
import { goToSchool, signInWithCode } from '../../shared/aanmelding/schoolaccount.ts'
import { useVerder } from './use-verder.ts'
import { SSO_FOUT_ZIN } from './sso-fout-zin.ts'
import { lookAtTerugkeer, forgetTerugkeer } from './sso-terugkeer.ts'

/** What the page for school accounts is doing. */
interface Bezig {
  /** 'terug': the code is being exchanged; an id: leaving for that school. */
  readonly met: 'terug' | { readonly aanbieder: string } | null
  readonly fout: string | null
}

function beginStaat(): Bezig {
  const { code, fout } = lookAtTerugkeer()
  return { met: code === null ? null : 'terug', fout: fout && SSO_FOUT_ZIN[fout] }
}

/** What our own checks say about a token goes to the log; a person reads that it did not work. */
function zin(oorzaak: unknown): string {
  if (oorzaak instanceof Error && !(oorzaak instanceof ApiFout)) console.warn(oorzaak.message)
  return foutTekst(oorzaak, SSO_FOUT_ZIN.geweigerd)
}

/** Handles coming back from a school, and leaving for one. */
export function useSchoolaccount() {
  const [staat, setStaat] = useState(beginStaat)
  const { verder } = useVerder()
  useEffect(() => {
    const { code } = lookAtTerugkeer()
    forgetTerugkeer()
    if (code === null) return
    signInWithCode(code).then(
      (user) => {
        setStaat({ met: null, fout: null })
        verder({ user })
      },
      (oorzaak: unknown) => setStaat({ met: null, fout: zin(oorzaak) }),
    )
    // A code is used once: not again at the next render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const choose = (aanbieder: string) => {
    if (staat.met !== null) return
    setStaat({ met: { aanbieder }, fout: null })
    goToSchool(aanbieder).catch((oorzaak: unknown) => setStaat({ met: null, fout: zin(oorzaak) }))
  }
  return { ...staat, choose }
}
