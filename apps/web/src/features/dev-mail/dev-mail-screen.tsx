import './dev-mail.css'
import { useState } from 'react'
import type { DevMail } from '@letterhaven/contracts/dev-mail'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useMailTekst, usePostbus } from './use-postbus.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'

/** One mail as its reader would see it, in a frame of its own in which no script runs. */
function Bericht({ mail }: { readonly mail: DevMail }) {
  const tekst = useMailTekst(mail.id)
  return (
    <article className="dev-mail-bericht" aria-label={mail.onderwerp}>
      <h2>{mail.onderwerp}</h2>
      <p>Aan {mail.aan}</p>
      <iframe
        className="dev-mail-blad"
        title={`De mail: ${mail.onderwerp}`}
        src={`/api/dev/mail/${mail.id}/pagina`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <details>
        <summary>Als platte tekst</summary>
        <pre className="dev-mail-tekst">{tekst}</pre>
      </details>
    </article>
  )
}

/** The mailbox of the demonstration: every mail that would have been sent, newest first. */
export function DevMailScreen() {
  const { mails, fout } = usePostbus()
  const [gekozen, setGekozen] = useState<string | null>(null)
  const open = mails?.find(({ id }) => id === gekozen) ?? mails?.[0]
  return (
    <div className="dev-mail">
      <header>
        <h1>Postbus van de demonstratie</h1>
        <p>Hier komt elke mail aan die de demonstratie verstuurt. Er gaat niets naar buiten.</p>
      </header>
      {fout !== null && <Melding toon="warn">{fout}</Melding>}
      {mails && !open && (
        <Leeg icoon="bericht" titel="Nog geen mail">
          Vraag een nieuw wachtwoord aan: de mail staat hier een tel later.
        </Leeg>
      )}
      {mails && open && (
        <div className="dev-mail-delen">
          <ul className="dev-mail-lijst" aria-label="Mails">
            {mails.map((mail) => (
              <li key={mail.id}>
                <Knop
                  soort={mail.id === open.id ? 'tonaal' : 'tekst'}
                  vol
                  aria-current={mail.id === open.id}
                  onClick={() => setGekozen(mail.id)}
                >
                  {sayDatum('seconde', mail.ontvangenOp)} {mail.onderwerp}
                </Knop>
              </li>
            ))}
          </ul>
          <Bericht key={open.id} mail={open} />
        </div>
      )}
    </div>
  )
}
