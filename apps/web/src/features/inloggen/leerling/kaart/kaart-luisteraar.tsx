import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useKaart } from './use-kaart.ts'

/** Recognises a card on a page that asks for something else: by its link, or from a scanner that types. */
export function KaartLuisteraar() {
  const { fout, bezig } = useKaart()
  return (
    <>
      {fout && (
        <Melding toon="warn" live="alert">
          {fout}
        </Melding>
      )}
      <output className="lh-vh">{bezig ? 'Je kaart wordt bekeken.' : ''}</output>
    </>
  )
}
