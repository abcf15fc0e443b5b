import { ketenVan } from '@letterhaven/game-kit/opgave/keten'
import type { Opgave, TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Manifest } from '@letterhaven/game-kit/regels/contract'

const isVol = (waarde: TekstOpgave[keyof TekstOpgave]): boolean =>
  Array.isArray(waarde) ? waarde.length > 0 : waarde !== undefined

/** Returns with which sentence the last proof of an answer stands, and the first. */
const grenzenVan = ({ bewijs }: TekstOpgave): readonly [laatste: number, eerste: number] => [
  Math.max(-1, ...bewijs),
  Math.min(...bewijs),
]

/** Puts the questions about a text in the order in which a reader can prove them. */
const orderByProof = (vragen: readonly TekstOpgave[]): readonly TekstOpgave[] =>
  vragen.toSorted((een, ander) => {
    const [laatste, eerste] = grenzenVan(een)
    const [laatsteVan, eersteVan] = grenzenVan(ander)
    return laatste - laatsteVan || eerste - eersteVan
  })

/** Numbers the questions that are left of a text anew, so that its last one is known as the last. */
const renumber = (vragen: readonly TekstOpgave[]): readonly TekstOpgave[] =>
  vragen.map((vraag, nr) => ({
    ...vraag,
    keten: { id: ketenVan(vraag), nr, van: vragen.length },
  }))

/**
 * Returns what of these opgaven a game plays: words, unless it says otherwise, and of texts the questions that have what it
 * needs. A game that needs proof asks as the text is read: each question comes once what proves it can have been read.
 */
export function opgavenIn(
  { content = ['woord'], needs = [] }: Pick<Manifest, 'content' | 'needs'>,
  opgaven: readonly Opgave[],
): readonly Opgave[] {
  const eigen = opgaven.filter(({ soort }) => content.includes(soort))
  const [teksten, andere] = [
    eigen.filter((opgave) => opgave.soort === 'tekst'),
    eigen.filter((opgave) => opgave.soort !== 'tekst'),
  ]
  const gevraagd = teksten.filter((vraag) => needs.every((wat) => isVol(vraag[wat])))
  const perTekst = [...Map.groupBy(gevraagd, ketenVan).values()]
  const order = needs.includes('bewijs') ? orderByProof : (vragen: readonly TekstOpgave[]) => vragen
  return [...andere, ...perTekst.flatMap((vragen) => renumber(order(vragen)))]
}
