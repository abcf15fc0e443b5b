import { useState } from 'react'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from './api/api-fout.ts'
import { useNogHier } from './use-nog-hier.ts'

/** The one act of a dialog: it is busy meanwhile, and says why it was refused; in a toast when it was closed by then. */
export function useDaad(anders?: string) {
  const isHier = useNogHier()
  const showToast = useToast()
  const [bezig, setBezig] = useState(false)
  const [mis, setMis] = useState<string | null>(null)

  async function perform(werk: () => Promise<void>): Promise<void> {
    if (bezig) return
    setBezig(true)
    setMis(null)
    try {
      await werk()
    } catch (oorzaak) {
      const tekst = foutTekst(oorzaak, anders)
      if (isHier()) setMis(tekst)
      else showToast({ tekst, toon: 'bad' })
    } finally {
      setBezig(false)
    }
  }
  return { bezig, mis, perform }
}
