import './kantoor-strook.css'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useKeuze } from './gebruik-keuze.ts'

/** Whose page it is that the office opens as its own work: what is ordered or changed here goes to that account. */
export function KantoorStrook({ adminId }: { readonly adminId: string }) {
  const { keuze, fout, opnieuw } = useKeuze(adminId)
  return (
    <section className="kantoor-strook noprint" aria-label="Account">
      <Icoon naam="huis" />
      <p>
        {keuze && (
          <>
            Je werkt hier voor{' '}
            <strong>
              <Letterlijk>{keuze.admin.naam}</Letterlijk>
            </strong>
            .
          </>
        )}
        {fout !== null && 'Voor welk account je hier werkt, is nu niet te zien.'}
      </p>
      {fout !== null && (
        <Knop maat="klein" onClick={opnieuw}>
          Opnieuw proberen
        </Knop>
      )}
    </section>
  )
}
