import { memo } from 'react'
import { Keuze, type KeuzeOptie } from '@letterhaven/ui/formulier/keuze.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly groep: string
  readonly jaar: string
  readonly setGroep: (waarde: string) => void
  readonly setJaar: (waarde: string) => void
  readonly keuzes: {
    readonly groepen: readonly KeuzeOptie[]
    readonly jaren: readonly KeuzeOptie[]
  }
}

/** Narrows the list to one group, to the pupils in no group, or to one year; nothing when there is only one. */
export const ZeefKeuzes = memo(function ZeefKeuzes(props: Props) {
  const { groep, jaar, setGroep, setJaar, keuzes } = props
  const w = useWoordkeus()
  return (
    <div className="school-zeef">
      {keuzes.groepen.length > 2 && (
        <Keuze
          labelVerborgen
          label={w.Groep}
          opties={keuzes.groepen}
          value={groep}
          onChange={({ target }) => setGroep(target.value)}
        />
      )}
      {keuzes.jaren.length > 2 && (
        <Keuze
          labelVerborgen
          label={w.Jaargroep === w.Groep ? 'Jaar' : w.Jaargroep}
          opties={keuzes.jaren}
          value={jaar}
          onChange={({ target }) => setJaar(target.value)}
        />
      )}
    </div>
  )
})
