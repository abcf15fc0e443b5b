import { useEffect, useState, type ComponentType } from 'react'
import { useToast } from '@letterhaven/ui/lagen/toast-context'

const MIS =
  'Dit venster kon niet worden opgehaald. Kijk of je internet hebt en probeer het opnieuw.'

/**
 * Makes a dialog whose script is fetched when it is opened. If that fails, a message says so and the dialog closes: the page
 * below stays as it is, with everything typed in it. A browser asks for the same script only once in the life of a page, so it
 * takes a reload to try again.
 */
export function dialoogLater<P extends { readonly onSluit: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let gehaald: ComponentType<P> | null = null
  return function DialoogLater(props: P) {
    const [Dialoog, setDialoog] = useState<ComponentType<P> | null>(() => gehaald)
    const showToast = useToast()
    const { onSluit } = props
    useEffect(() => {
      if (Dialoog) return
      let isWeg = false
      load().then(
        (deel) => {
          gehaald = deel
          if (!isWeg) setDialoog(() => deel)
        },
        () => {
          if (isWeg) return
          showToast({ tekst: MIS, toon: 'bad' })
          onSluit()
        },
      )
      return () => {
        isWeg = true
      }
    }, [Dialoog, showToast, onSluit])
    return Dialoog && <Dialoog {...props} />
  }
}
