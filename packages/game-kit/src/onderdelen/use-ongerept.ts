import { useEffect, useRef, useState } from 'react'

/** Keys that only walk about. */
const LOOPT = /^(Tab|Shift|Control|Alt|Meta|CapsLock|Escape|Home|End|Arrow)/

/**
 * Tells whether nothing was done in the game yet since `sleutel` came. What is pressed on the part of the page that gets the
 * ref, in the bar above the game or on a panel over it, is no move; nor is a key that walks about.
 */
export function useOngerept(sleutel: string) {
  const [gedaan, setGedaan] = useState<string | null>(null)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    /** Whether a press is on the words or the picture of the game itself. */
    const isHier = (target: EventTarget | null): boolean => {
      const deel = ref.current
      const woorden = deel?.closest('.lhs-spel > *')
      if (!deel || !woorden || !(target instanceof Node) || deel.contains(target)) return false
      return target === document.body || woorden.contains(target)
    }
    const onDruk = ({ target }: PointerEvent) => isHier(target) && setGedaan(sleutel)
    const onToets = ({ target, key }: KeyboardEvent) =>
      !LOOPT.test(key) && isHier(target) && setGedaan(sleutel)
    document.addEventListener('pointerdown', onDruk, true)
    document.addEventListener('keydown', onToets, true)
    return () => {
      document.removeEventListener('pointerdown', onDruk, true)
      document.removeEventListener('keydown', onToets, true)
    }
  }, [sleutel])
  return { ref, ongerept: gedaan !== sleutel }
}
