import { gelijkschrift } from './opgave.ts'

/** What a word may begin with where a sentence begins with it: a capital, of ij as one letter, behind the 's of 's avonds. */
const beginvormen = (word: string): readonly string[] =>
  [/^('\p{L} )?(ij)/u, /^('\p{L} )?(\p{L})/u].map((begin) =>
    word.replace(
      begin,
      (_, voor: string | undefined, letter: string) => `${voor ?? ''}${letter.toUpperCase()}`,
    ),
  )

/**
 * Returns whether a word stands in a line as it is written: by itself, whatever else stands there. Where a sentence begins with it
 * a capital does not matter.
 */
export function staatIn(word: string, regel: string): boolean {
  const kern = gelijkschrift(word)
  const zinnen = gelijkschrift(regel).replaceAll('’', "'").split(/[.!?]/)
  return zinnen.some((zin) => {
    const los = ` ${zin.replaceAll(/[^\p{L}\d'-]+/gu, ' ').trim()} `
    return (
      los.includes(` ${kern} `) || beginvormen(kern).some((vorm) => los.startsWith(` ${vorm} `))
    )
  })
}
