import { useState } from 'react'
import { adresVan } from '@letterhaven/taal/beeldzin/adres'
import { beschrijvingVan, makeBeeldzin, verschilVan } from '@letterhaven/taal/beeldzin/beeldzin'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

/** A scene told in words, and a sentence that is true of one animal in it: each other one says which words are not true of it. */
export function BeeldzinSpeelgoed() {
  const [zaad, setZaad] = useState(1)
  const [gekozen, setGekozen] = useState<string | null>(null)
  const beeldzin = makeBeeldzin(adresVan({ grammatica: 'kudde@1', zaad, trap: 1, gezicht: 'jong' }))
  if (!beeldzin) return null
  const keuze = beeldzin.keuzes.find(({ id }) => id === gekozen)
  const mis = keuze && verschilVan(beeldzin, keuze)
  const standVan = (): string => {
    if (!mis) return 'wie is het?'
    if (mis.length === 0) return 'die is het'
    return `niet: ${mis.map(({ merk: [van, tot] }) => beeldzin.zin.slice(van, tot)).join(', ')}`
  }
  return (
    <>
      <p lang="nl">{beeldzin.zin}</p>
      <p>
        {beeldzin.keuzes.map((een) => (
          <Knop key={een.id} aria-pressed={een.id === gekozen} onClick={() => setGekozen(een.id)}>
            {beschrijvingVan(beeldzin, een)}
          </Knop>
        ))}
        <Knop
          onClick={() => {
            setZaad((nu) => nu + 1)
            setGekozen(null)
          }}
        >
          Een ander tafereel
        </Knop>
        <output className="toy-stand">{standVan()}</output>
      </p>
    </>
  )
}
