import { useState, type ComponentProps } from 'react'
import type * as z from 'zod/mini'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'

interface Props<N extends string, T> {
  readonly titel: string
  readonly schema: z.ZodMiniType<T>
  readonly velden: Readonly<Record<N, Omit<ComponentProps<typeof Veld>, 'name' | 'value'>>>
  readonly begin: Readonly<Record<N, string>>
  /** Gets what the item was when the dialog opened as well: the list may have changed since. */
  readonly save: (een: T, oud: Readonly<Record<N, string>>) => Promise<void>
  readonly onSluit: () => void
}

/** Asks the fields of one item of a list; after a refusal it stays open with what was typed. */
export function RegelDialoog<N extends string, T>(props: Props<N, T>) {
  const { titel, schema, velden, begin, save, onSluit } = props
  const [oud] = useState(begin)
  const { veld, formulier, fout, bezig } = useFormulier<N, T>({
    schema,
    begin,
    send: async (een) => {
      await save(een, oud)
      onSluit()
    },
  })
  return (
    <Dialoog open titel={titel} onSluit={onSluit}>
      <form className="ag-formulier" {...formulier}>
        {fout && (
          <Melding toon="bad" live="alert">
            {fout}
          </Melding>
        )}
        {(Object.keys(velden) as N[]).map((naam, i) => (
          <Veld
            key={naam}
            {...velden[naam]}
            {...(i === 0 ? { 'data-focus': true } : {})}
            {...veld(naam)}
          />
        ))}
        <div className="ag-dialoog-voet">
          <Annuleer onSluit={onSluit} />
          <Knop type="submit" soort="primair" bezig={bezig}>
            Bewaren
          </Knop>
        </div>
      </form>
    </Dialoog>
  )
}
