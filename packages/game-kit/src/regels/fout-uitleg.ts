import type { uitlegFout } from '@letterhaven/taal/fouten'
import type { Item } from './contract.ts'

let explain: typeof uitlegFout | null = null

/**
 * Fetches what explains mistakes that nobody foresaw: games in which a word is built or written ask for it as soon as
 * they are there. Without it, or before it is here, the right form alone is shown.
 */
export function fetchFoutUitleg(): void {
  void import('@letterhaven/taal/fouten').then(
    (module) => {
      explain = module.uitlegFout
    },
    () => undefined,
  )
}

/** The rule that a wrong form breaks, as a sentence of a child: as stored with the word, else as the language finds it. */
export function uitlegVan(
  { word, graphemes, syllables, choices = [] }: Item,
  vorm: string,
): string {
  const bekend = choices.find((keuze) => keuze.vorm === vorm)
  if (bekend) return bekend.uitleg
  const doel = { w: word, g: [...graphemes], kg: [...(syllables ?? [])], d: [] }
  return explain?.(doel, vorm) ?? `Zo schrijf je het: ${word}.`
}
