import {
  use,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type SyntheticEvent,
} from 'react'
import type * as z from 'zod/mini'
import { ToastContext } from '@letterhaven/ui/lagen/toast-context'
import { ApiFout, foutTekst } from '../api/api-fout.ts'
import { check, type Meldingen, type Waarden } from './controleer.ts'

const WEG = 'Dat lukte niet. Er is niets bewaard. Probeer het opnieuw.'
const ONBEKEND = 'Dat lukte niet. Wat je invulde, staat er nog: probeer het opnieuw.'

interface Opzet<N extends string, T> {
  /** The contract's own schema of the body. */
  readonly schema: z.ZodMiniType<T>
  readonly begin: Readonly<Record<N, string>>
  readonly send: (gegevens: T) => Promise<void>
  /** The field that is emptied and gets the focus after a refusal that names no fields. */
  readonly opnieuw?: NoInfer<N>
}

/** Manages a form. Field messages appear on leaving a field and on submit, and go when they are no longer true. */
export function useFormulier<N extends string, T>({ schema, begin, send, opnieuw }: Opzet<N, T>) {
  const [waarden, setWaarden] = useState<Waarden>(begin)
  const [bezocht, setBezocht] = useState<ReadonlySet<string>>(new Set())
  const [vanServer, setVanServer] = useState<Meldingen>({})
  const [fout, setFout] = useState<string | null>(null)
  const [bezig, setBezig] = useState(false)
  const formulier = useRef<HTMLFormElement>(null)
  const showToast = use(ToastContext)
  const uitslag = check(schema, waarden)

  const naarVeld = (naam: string | undefined): void => {
    const veld = naam && formulier.current?.elements.namedItem(naam)
    if (veld instanceof HTMLElement) veld.focus()
  }

  const refuse = (oorzaak: unknown): void => {
    // The form is gone because the user went on meanwhile: say it in a toast all the same.
    if (!formulier.current) return showToast?.({ tekst: foutTekst(oorzaak, WEG), toon: 'bad' })
    const velden = oorzaak instanceof ApiFout ? oorzaak.velden : {}
    const eersteVeld = Object.keys(velden)[0]
    setVanServer(velden)
    setFout(foutTekst(oorzaak, ONBEKEND))
    if (!eersteVeld && opnieuw && !(oorzaak instanceof ApiFout && oorzaak.status === 0)) {
      setWaarden((oud) => ({ ...oud, [opnieuw]: '' }))
      setBezocht(new Set())
    }
    naarVeld(eersteVeld ?? opnieuw)
  }

  const handleSubmit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (bezig) return
    setBezocht(new Set(Object.keys(begin)))
    if (uitslag.meldingen) return naarVeld(Object.keys(begin).find((n) => uitslag.meldingen?.[n]))
    setBezig(true)
    setFout(null)
    setVanServer({})
    try {
      await send(uitslag.gegevens)
    } catch (oorzaak) {
      refuse(oorzaak)
    } finally {
      setBezig(false)
    }
  }

  return {
    /** The props that a field of the form needs. */
    veld: (naam: N) => ({
      name: naam,
      value: waarden[naam] ?? '',
      fout: vanServer[naam] ?? (bezocht.has(naam) ? uitslag.meldingen?.[naam] : undefined),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget
        setWaarden((oud) => ({ ...oud, [naam]: value }))
        setVanServer(({ [naam]: _weg, ...rest }) => rest)
      },
      // While it is sent, what it holds is what the answer is about.
      ...(bezig && { readOnly: true, 'aria-busy': true }),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A message that appears moves the button that is being pressed: the press would miss it.
        if (!(relatedTarget instanceof HTMLButtonElement))
          setBezocht((oud) => new Set(oud).add(naam))
      },
    }),
    formulier: {
      ref: formulier,
      noValidate: true,
      onSubmit: (event: SyntheticEvent) => void handleSubmit(event),
    },
    /** Why the whole form was refused. */
    fout,
    bezig,
  }
}
