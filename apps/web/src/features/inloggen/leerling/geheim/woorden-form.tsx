import { useRef, useState, type SyntheticEvent } from 'react'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'

interface Eigenschappen {
  readonly bezig: boolean
  /** Resolves to whether the words were right; wrong words stay, so that the child can check them. */
  readonly onGeheim: (geheim: string) => Promise<boolean>
}

/** The words, readable while typing: a child that learns to spell must see what it types. */
export function WoordenForm({ bezig, onGeheim }: Eigenschappen) {
  const [woorden, setWoorden] = useState('')
  const [fout, setFout] = useState<string | undefined>()
  const form = useRef<HTMLFormElement>(null)
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (bezig) return
    if (woorden.trim() === '') setFout('Typ je wachtwoord.')
    else await onGeheim(woorden)
    form.current?.querySelector('input')?.select()
  }
  return (
    <form
      ref={form}
      className="li-woorden"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <OpSlot value={bezig}>
        <Veld
          label="Jouw wachtwoord"
          name="geheim"
          enterKeyHint="go"
          maxLength={100}
          value={woorden}
          fout={fout}
          onChange={(event) => {
            setWoorden(event.currentTarget.value)
            setFout(undefined)
          }}
        />
      </OpSlot>
      <Knop
        type="submit"
        soort="primair"
        maat="groot"
        vol
        bezig={bezig}
        bezigTekst="Bezig met openen"
      >
        Naar binnen
      </Knop>
    </form>
  )
}
