/** How a hint begins that asks to listen, and how it begins where nothing can be heard: the pupil says the word. */
const ZEG = [
  [/^Luister klank voor klank/, 'Zeg het woord klank voor klank'],
  [/^Luister goed naar de /, 'Zeg het woord en let op de '],
  [/^Luister naar het /, 'Zeg het woord en let op het '],
  [/^Luister naar /, 'Zeg '],
  [/^Luister goed: /, 'Zeg het woord: '],
  [/^Luister nog eens goed\. /, 'Zeg het woord langzaam. '],
] as const

/** The same for a line of an instruction: there the word is seen. */
const KIJK = [/^Luister goed naar /, 'Kijk goed naar '] as const

/** Returns whether a hint asks to listen. */
export const vraagtOor = (zin: string): boolean => zin.startsWith('Luister')

/** Returns a hint as it is true where no word can be heard: it asks nobody to listen. Any other stays as it is. */
export function askToSay(zin: string): string {
  const [begin, ander] = ZEG.find(([oor]) => oor.test(zin)) ?? []
  return begin && ander ? zin.replace(begin, ander) : zin
}

/** Returns a line of an instruction as it is true where no word can be heard: there the word is seen. */
export const askToLook = (zin: string): string => zin.replace(...KIJK)
