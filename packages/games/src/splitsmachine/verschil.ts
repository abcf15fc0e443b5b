/** A form as it was written, taken apart at where it goes wrong. */
export interface Verschil {
  readonly voor: string
  readonly mis: string
  readonly na: string
}

/** Returns how much two texts have in common from their begin. */
function gelijkBegin(een: readonly string[], ander: readonly string[]): number {
  const plek = een.findIndex((teken, nr) => teken !== ander[nr])
  return plek < 0 ? een.length : plek
}

/** Returns where a form is another than the word; `mis` is empty where only something is missing. */
export function verschilMet(word: string, vorm: string): Verschil {
  const [goed, eigen] = [[...word], [...vorm]]
  const begin = gelijkBegin(eigen, goed)
  const rest = [eigen.slice(begin).toReversed(), goed.slice(begin).toReversed()] as const
  const eind = eigen.length - gelijkBegin(...rest)
  return {
    voor: eigen.slice(0, begin).join(''),
    mis: eigen.slice(begin, eind).join(''),
    na: eigen.slice(eind).join(''),
  }
}
