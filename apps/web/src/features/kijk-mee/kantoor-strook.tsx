import './kantoor-strook.css'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'

/** Whose page it is that the office opens as its own work: what is ordered or changed here goes to that account. */
export function KantoorStrook({ naam }: { readonly naam: string }) {
  return (
    <section className="kantoor-strook noprint" aria-label="Account">
      <Icoon naam="huis" />
      <p>
        Je werkt hier voor{' '}
        <strong>
          <Letterlijk>{naam}</Letterlijk>
        </strong>
        .
      </p>
    </section>
  )
}
