import { useState } from 'react'
import * as z from 'zod/mini'
import { BestelPlaatsenSchema, type BestelPlaatsen } from '@letterhaven/contracts/licentie'
import {
  BEDENKDAGEN,
  LANGSTE_KENMERK,
  MEESTE_PLAATSEN,
} from '@letterhaven/contracts/licentie-maten'
import { tekst } from '@letterhaven/contracts/tekst'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Keuzerondjes } from '@letterhaven/ui/formulier/keuzerondjes.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'

const HOEVEEL = `Vul een getal van 1 tot en met ${getal(MEESTE_PLAATSEN)} in`
const FormSchema = z.object({
  plaatsen: tekst(
    { max: 10, knip: true },
    z.regex(/^[1-9]\d{0,3}$/, HOEVEEL),
    z.refine((tekst) => Number(tekst) <= MEESTE_PLAATSEN, HOEVEEL),
  ),
  kenmerk: BestelPlaatsenSchema.shape.kenmerk,
})

interface Props {
  readonly jaren: readonly [string, string]
  readonly begin: { readonly schooljaar: string; readonly plaatsen: number }
  readonly onBestel: (bestelling: BestelPlaatsen) => Promise<void>
  readonly onSluit: () => void
}

/** Asks how many seats to order, and for which school year. */
export function BestelDialoog({ jaren, begin, onBestel, onSluit }: Props) {
  const [sleutel] = useState(() => crypto.randomUUID())
  const [schooljaar, setSchooljaar] = useState(begin.schooljaar)
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: FormSchema,
    begin: { plaatsen: begin.plaatsen > 0 ? String(begin.plaatsen) : '', kenmerk: '' },
    send: async ({ plaatsen, kenmerk }) => {
      await onBestel({ sleutel, schooljaar, plaatsen: Number(plaatsen), kenmerk })
      onSluit()
    },
  })
  return (
    <Dialoog open titel="Plaatsen bestellen" onSluit={onSluit}>
      <form className="licentie-form" {...formulier}>
        {fout && (
          <Melding toon="bad" live="alert">
            {fout}
          </Melding>
        )}
        <OpSlot value={bezig}>
          <Keuzerondjes
            label="Schooljaar"
            waarde={schooljaar}
            opties={jaren.map((jaar, i) => ({
              waarde: jaar,
              label: i === 0 ? `${jaar} (dit jaar)` : `${jaar} (volgend jaar)`,
            }))}
            onKies={setSchooljaar}
          />
        </OpSlot>
        <Veld
          data-focus
          label="Hoeveel plaatsen erbij?"
          inputMode="numeric"
          {...veld('plaatsen')}
        />
        <Veld
          optioneel
          label="Eigen kenmerk"
          uitleg="Komt op de factuur te staan, bijvoorbeeld een inkoopnummer."
          maxLength={LANGSTE_KENMERK}
          {...veld('kenmerk')}
        />
        <p className="scherm-stil">
          De plaatsen tellen meteen mee; de factuur volgt. Je kunt de bestelling {BEDENKDAGEN} dagen
          lang intrekken, zolang de plaatsen niet in gebruik zijn.
        </p>
        <div className="licentie-knoppen">
          <Annuleer onSluit={onSluit} />
          <Knop type="submit" soort="primair" bezig={bezig}>
            Bestellen
          </Knop>
        </div>
      </form>
    </Dialoog>
  )
}
