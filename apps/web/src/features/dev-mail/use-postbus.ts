import { useEffect, useState } from 'react'
import type { DevMail } from '@letterhaven/contracts/dev-mail'
import { devMailEndpoints } from '@letterhaven/contracts/endpoints/dev-mail'
import { call } from '../../shared/api/client.ts'

const OPNIEUW_MS = 2_000

/** Returns the mails in the mailbox, fetched every two seconds; null until the first answer. */
export function usePostbus() {
  const [mails, setMails] = useState<readonly DevMail[] | null>(null)
  const [fout, setFout] = useState<string | null>(null)
  useEffect(() => {
    const look = () =>
      call(devMailEndpoints.listDevMail, {}).then(
        (post) => {
          setMails(post.mails)
          setFout(null)
        },
        (oorzaak: unknown) => setFout(oorzaak instanceof Error ? oorzaak.message : String(oorzaak)),
      )
    void look()
    const klok = setInterval(() => void look(), OPNIEUW_MS)
    return () => clearInterval(klok)
  }, [])
  return { mails, fout }
}

/** Returns the plain text of one mail; empty until it is loaded. */
export function useMailTekst(mailId: string): string {
  const [tekst, setTekst] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    call(devMailEndpoints.getDevMail, { params: { mailId }, signal: stop.signal }).then(
      (mail) => setTekst(mail.tekst),
      () => undefined,
    )
    return () => stop.abort()
  }, [mailId])
  return tekst
}
