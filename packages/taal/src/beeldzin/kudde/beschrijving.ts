import type { Dierkeuze, Dracht } from './dier.ts'
import { DOEN, DRACHT, KLEUREN, PLEKKEN, SOORTEN } from './woorden.ts'

/** Joins parts with commas, and 'en' before the last. */
const joinDelen = (delen: readonly string[]): string =>
  [delen.slice(0, -1).join(', '), ...delen.slice(-1)].filter((deel) => deel !== '').join(' en ')

const MAATWOORD = { klein: 'klein', middel: 'middelgroot', groot: 'groot' } as const

/** Says what is worn: 'een rode muts', 'een rood masker'. */
const sayStuk = ({ wat, kleur }: Dracht): string =>
  `een ${DRACHT[wat].lidwoord === 'het' ? kleur : KLEUREN[kleur].verbogen} ${wat}`

function sayDracht([eerste, tweede]: readonly Dracht[]): string[] {
  return [
    ...(eerste ? [`heeft ${sayStuk(eerste)} ${DRACHT[eerste.wat].hoe}`] : []),
    ...(tweede ? [`draagt ${sayStuk(tweede)}`] : []),
  ]
}

/**
 * Says what a photo of this animal shows: kind, size, colour, what it wears, what it does and where, always in that order and where
 * that can be in other words than the assignments. Of two animals of one scene the sentences differ.
 */
export function beschrijvingVanDier({ dier, houding }: Dierkeuze): string {
  const { soort, kleur, maat, dracht, plek } = dier
  const { lidwoord, rust } = SOORTEN[soort]
  const eigen = [...(maat ? [MAATWOORD[maat]] : []), ...(kleur ? [kleur] : [])]
  const doet = houding === 'rust' ? rust : DOEN[houding].anders
  const delen = [
    ...(eigen.length > 0 ? [`is ${eigen.join(' en ')}`] : []),
    ...sayDracht(dracht),
    `${doet} ${PLEKKEN[plek].anders}`,
  ]
  return `${lidwoord === 'het' ? 'Dit' : 'Deze'} ${soort} ${joinDelen(delen)}.`
}
