import { useEffect, useState, type ComponentType } from 'react'
import { useToast } from '@letterhaven/ui/lagen/toast-context'

const MIS =
  'Dit venster kon niet worden opgehaald. Kijk of je internet hebt en probeer het opnieuw.'

/**
 * A dialog whose script is fetched when it is asked for. Where that cannot be had this is said and the dialog closes: the
 * page below, with what is typed in it, stays as it is. A browser asks for the same script once in the life of a page, so
 * it takes a reload to ask again.
 */
export function dialoogLater<P extends { readonly onSluit: () => void }>(
  laad: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let gehaald: ComponentType<P> | null = null
  return function DialoogLater(props: P) {
    const [Dialoog, zetDialoog] = useState<ComponentType<P> | null>(() => gehaald)
    const toon = useToast()
    const { onSluit } = props
    useEffect(() => {
      if (Dialoog) return
      let isWeg = false
      laad().then(
        (deel) => {
          gehaald = deel
          if (!isWeg) zetDialoog(() => deel)
        },
        () => {
          if (isWeg) return
          toon({ tekst: MIS, toon: 'bad' })
          onSluit()
        },
      )
      return () => {
        isWeg = true
      }
    }, [Dialoog, toon, onSluit])
    return Dialoog && <Dialoog {...props} />
  }
}
