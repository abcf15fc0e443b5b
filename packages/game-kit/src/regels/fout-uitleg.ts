import { isBijna, sayVerNaast, zoSchrijfJe } from '@letterhaven/domain/gesproken'
import type { Proefwoord } from '@letterhaven/taal/fout-proef'
import type { Item } from './contract.ts'

let explain: ((doel: Proefwoord, vorm: string) => string) | null = null

/**
 * Loads what explains mistakes that nobody foresaw. Until it has arrived, or when it does not, only the right form is shown.
 * It says things as the country of the page does.
 */
export function fetchFoutUitleg(): void {
  void import('@letterhaven/taal/fouten').then(
    (module) => {
      const taal = document.documentElement.lang === 'nl-BE' ? 'nl-BE' : 'nl-NL'
      explain = (doel, vorm) => module.uitlegFout(doel, vorm, taal)
    },
    () => undefined,
  )
}

/** Returns what the language says of a form that is not stored with its word. */
function findUitleg({ word, graphemes, syllables }: Item, vorm: string): string {
  const doel = { w: word, g: [...graphemes], kg: [...(syllables ?? [])], d: [] }
  return explain?.(doel, vorm) ?? zoSchrijfJe(word)
}

/** How much of a form has to be there, and from its first letter on, to be meant as that form of a verb. */
const DEEL_VAN_VORM = 0.6

/** Returns whether something is meant as this form of a verb, and not as another verb or the beginning of one. */
function isZulkeVorm(word: string, vorm: string): boolean {
  const begin = (tekst: string): string => tekst.replace(/^ge/, '').charAt(0).toLowerCase()
  return begin(vorm) === begin(word) && vorm.length >= word.length * DEEL_VAN_VORM
}

/**
 * Returns the rule that a wrong form breaks, in a sentence for a child: the one stored with the word, else the one that
 * the language finds. Of a verb it is always the way to its form.
 */
export function uitlegVan(item: Item, vorm: string): string {
  const { choices = [], werkwoord, word } = item
  const bekend = choices.find((keuze) => keuze.vorm === vorm)
  if (bekend) return bekend.uitleg
  const gevonden = findUitleg(item, vorm)
  if (!werkwoord) return gevonden
  const isNabij = isZulkeVorm(word, vorm) && (explain === null || isBijna(gevonden))
  return isNabij ? werkwoord.dus : sayVerNaast(werkwoord.dus)
}
