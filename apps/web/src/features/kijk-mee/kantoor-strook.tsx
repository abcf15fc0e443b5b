import './kantoor-strook.css'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'

/** Says on whose page the office does its own work: what is ordered or changed here is for that account. */
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
